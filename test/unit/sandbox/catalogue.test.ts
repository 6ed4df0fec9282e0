// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { narrowed } from '#host/sandbox/content/catalogue.ts';
import type { ListItem } from '#src/api/list-item.ts';
import { getActivities, getCourses, getLives, getProjects } from '#src/api/lists.ts';
import { noonish, portalOf, sandboxAt } from './portal.ts';

const row = (entry: Partial<ListItem> & { id: string }): ListItem => ({
  title: '',
  cover: '',
  summary: '',
  tags: [],
  hot: 0,
  createTime: null,
  ...entry,
});

describe('what a list is narrowed by', () => {
  const rows = [
    row({ id: '1', title: '整本书阅读教学', tags: ['语文'], categoryId: 'c1', status: 0, hot: 5 }),
    row({
      id: '2',
      title: '计算教学',
      tags: ['数学'],
      categoryId: 'c1',
      status: 1,
      hot: 9,
      teacher: '王晓敏',
    }),
    row({ id: '3', title: 'AI 备课入门', tags: ['人工智能与教育'], categoryId: 'c4', status: 2, hot: 7 }),
  ];

  it.each([
    [{}, ['1', '2', '3']],
    [{ id: '2' }, ['2']],
    [{ searchVal: '教学' }, ['1', '2']],
    [{ title: '阅读' }, ['1']],
    [{ keyword: 'ai 入门' }, ['3']],
    [{ searchVal: '王晓敏' }, ['2']],
    [{ searchVal: '没有这样的内容' }, []],
    [{ categoryId: 'c4' }, ['3']],
    [{ tag: '数学' }, ['2']],
    [{ status: '0' }, ['1']],
    [{ sort: 'hot' }, ['2', '3', '1']],
    [{ searchVal: '教学', sort: 'hot' }, ['2', '1']],
  ])('%j', (query, ids) => {
    expect(narrowed(rows, query).map(({ id }) => id)).toEqual(ids);
  });
});

describe('the catalogue', () => {
  const ask = portalOf(sandboxAt(), 'teacher');
  const all = { current: 1, size: 100 };

  it('is the same for the same clock and seed', async () => {
    const again = portalOf(sandboxAt(), 'teacher');
    expect(await again(getCourses, all)).toEqual(await ask(getCourses, all));
  });

  it('never shows two rows of one title side by side', async () => {
    for (const call of [getCourses, getProjects, getActivities]) {
      const { records } = await ask(call, all);
      // Two authors may choose the same title.
      const titles = records.map(({ title, authorId }) => `${title} ${authorId?.replace(/^p-.*/, '')}`);
      expect(new Set(titles).size).toBe(titles.length);
    }
  });

  it('leaves no place of a pattern unfilled', async () => {
    const { records } = await ask(getProjects, all);
    expect(records.map(({ title, summary }) => title + summary).join('')).not.toMatch(/[{}]|undefined/);
  });

  it('begins with the newest', async () => {
    const times = (await ask(getCourses, all)).records.map(({ createTime }) => String(createTime));
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('puts a state with every time: still to come, under way, over', async () => {
    const { records } = await ask(getLives, all);
    for (const { status, startTime, endTime } of records) {
      const [start, end] = [startTime ?? '', endTime ?? ''].map((time) => new Date(time).getTime());
      const state = noonish < (start ?? 0) ? 0 : noonish <= (end ?? 0) ? 1 : 2;
      expect(status).toBe(state);
    }
    expect(new Set(records.map(({ status }) => status))).toEqual(new Set([0, 1, 2]));
  });

  it('is another one in another organisation', async () => {
    const elsewhere = await portalOf(sandboxAt(), 'learner')(getCourses, all);
    expect(elsewhere.records[0]?.title).not.toBe((await ask(getCourses, all)).records[0]?.title);
  });
});
