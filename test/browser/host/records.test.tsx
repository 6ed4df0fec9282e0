import { within } from '@testing-library/dom';
import { useMemo } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import LearningCentrePage from '#host/app/pages/learning/LearningCentrePage.tsx';
import LearningPage from '#host/app/pages/learning/LearningPage.tsx';
import type { RecordKind } from '#host/app/content/records/record-kind.ts';
import { pagesOf } from '#host/app/content/records/record-sources.ts';
import { RecordList } from '#host/app/content/records/RecordList.tsx';
import { getTasks, type StudyTask } from '#src/api/study.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import type { SceneOptions } from '../../scene.ts';
import { readingFaults } from '../faults.ts';
import { openPage } from './page-scene.tsx';
import { meeting } from './space-scene.tsx';
import { savedFiles } from '../saved-files.ts';
import { eventually, expectAccessible } from '../widget.tsx';

const courses = '/hkw/api/my/course';
const projects = '/pxapp/api/project/userProjectListHasOrder';
const tasks = '/api/orgUser/task/page';
const lives = '/api/portal/record/live/page';
const teacher: SceneOptions = { as: 'teacher' };

beforeEach(() => browserPage.viewport(1440, 900));

const open = (address: string, options: SceneOptions = teacher) => {
  const page = openPage(LearningPage, address, options);
  const rows = () => page.queryAllByRole('rowheader').map((cell) => cell.textContent);
  return { ...page, rows, loaded: () => eventually(() => expect(rows().length).toBeGreaterThan(0)) };
};

describe('a list of records', () => {
  test.each(['light', 'dark'] as const)('is a table that axe finds nothing wrong with, %s', async (theme) => {
    const page = open('/space/myCourse', { as: 'teacher', settings: { theme } });
    await page.findByRole('heading', { level: 1, name: '在学课程' });
    await page.loaded();
    expect(page.rows()).toHaveLength(10);
    page.getByRole('table', { name: '在学课程' });
    expect(page.getByText(/^共 \d+ 条$/)).toHaveAttribute('role', 'status');
    await expectAccessible(page.host);
  });

  test('is cards on a phone, which have the roles of a table', async () => {
    await browserPage.viewport(390, 844);
    const page = open('/space/myStudyTask');
    await page.loaded();
    page.getByRole('table', { name: '校本研修' });
    // The Tab key leads to nothing that cannot be seen.
    expect(page.queryByRole('button', { name: '进度' })).toBeNull();
    await userEvent.selectOptions(page.getByLabelText('排序'), '进度降序');
    await eventually(() => expect(page.whereabouts()).toBe('/space/myStudyTask?sort=-progress'));
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await expectAccessible(page.host);
  });

  test('keeps tab, search, filter, order and page in the address', async () => {
    const page = open('/space/myStudyTask');
    await page.loaded();
    await userEvent.click(page.getByRole('button', { name: '下一页' }));
    await eventually(() => expect(page.whereabouts()).toBe('/space/myStudyTask?page=2'));
    await userEvent.click(page.getByRole('tab', { name: /进行中/ }));
    await eventually(() => expect(page.whereabouts()).toBe('/space/myStudyTask?tab=underWay'));
    await userEvent.selectOptions(page.getByLabelText('类型'), '直播');
    await userEvent.type(page.getByRole('searchbox'), '专题{Enter}');
    await eventually(() =>
      expect(page.whereabouts()).toBe('/space/myStudyTask?tab=underWay&type=live&searchVal=专题'),
    );
    expect(page.rows().every((row) => row?.includes('专题'))).toBe(true);
    const heading = page.getByRole('columnheader', { name: '进度' });
    await userEvent.click(within(heading).getByRole('button'));
    await eventually(() => expect(heading).toHaveAttribute('aria-sort', 'ascending'));
    await userEvent.click(within(heading).getByRole('button'));
    await eventually(() => expect(heading).toHaveAttribute('aria-sort', 'descending'));
    expect(page.whereabouts()).toContain('sort=-progress');
    history.back();
    await eventually(() => expect(heading).toHaveAttribute('aria-sort', 'ascending'));
  });

  test('says which conditions leave nothing, and clears them', async () => {
    const page = open('/space/myCourse?searchVal=没有这样的课');
    await page.findByText('没有符合条件的记录');
    expect(page.getByRole('button', { name: '导出' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(page.getByRole('button', { name: '清空条件' }));
    await page.loaded();
    expect(page.getByRole('searchbox')).toHaveValue('');
  });

  test('shows its last page in place of one beyond it', async () => {
    const page = open('/space/myProject?page=99');
    await page.loaded();
    await eventually(() => expect(page.whereabouts()).toBe('/space/myProject?page=2'));
  });

  test('exports every row that was found, formulas defused', async () => {
    const files = savedFiles();
    const page = open('/space/myCourse?tab=underWay', {
      as: 'teacher',
      prepare: (sandbox) =>
        sandbox.fault({
          method: 'GET',
          path: courses,
          body: {
            code: 200,
            data: {
              total: 12,
              records: Array.from({ length: 12 }, (_, id) => ({ id, title: `=${id}+1`, status: 1 })),
            },
          },
        }),
    });
    await page.loaded();
    await userEvent.click(page.getByRole('button', { name: '导出' }));
    await eventually(() => expect(files.map(({ name }) => name)).toEqual(['在学课程.csv']));
    const lines = (await files[0]?.text)?.split('\r\n') ?? [];
    expect(lines[0]).toContain('"名称","状态","进度"');
    expect(lines).toHaveLength(14);
    expect(lines[12]).toMatch(/^"'=11\+1","学习中","0%"/);
  });

  test.each(readingFaults)('that meets %s can be tried again', async (_, fault) => {
    const page = open('/space/myCourse', meeting(courses, fault));
    const alert = await page.findByRole('alert');
    within(alert).getByText('在学课程加载失败');
    expect(page.rows()).toEqual([]);
    await userEvent.click(within(alert).getByRole('button', { name: '重试' }));
    await page.loaded();
  });

  test('keeps its rows when they cannot be refreshed', async () => {
    const page = open('/space/myProject?tab=waiting');
    await page.loaded();
    page.sandbox.fault({ method: 'GET', path: projects, drop: true });
    await userEvent.click(page.getByRole('button', { name: /^确认参加/ }));
    const dialog = await page.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: '确认参加' }));
    await eventually(() => expect(page.calls(projects)).toHaveLength(2));
    await eventually(() => expect(page.toasts()).toContain('已确认参加'));
    expect(page.rows().length).toBeGreaterThan(0);
    expect(page.queryByRole('alert')).toBeNull();
  });

  test.each([
    ['/space/myCourse', '去看看'],
    ['/space/myLive', '去看看'],
    ['/space/myProject', '去看看'],
  ])('%s of a newcomer leads on', async (address, link) => {
    const page = open(address, { as: 'newcomer' });
    await page.findByText('这里还没有内容');
    page.getByRole('link', { name: link });
    await expectAccessible(page.host);
  });
});

describe('rows from pages of the server', () => {
  const source = pagesOf(getTasks, ({ tab, searchVal }) => ({
    searchVal: searchVal || undefined,
    status: tab === 'done' ? (2 as const) : undefined,
  }));
  let removed: readonly StudyTask[] = [];
  function Tasks() {
    const kind = useMemo(
      (): RecordKind<StudyTask> => ({
        title: '任务',
        source,
        id: ({ id }) => id,
        columns: [{ key: 'title', heading: '名称', text: ({ title }) => title }],
        tabs: [
          { value: 'all', label: '全部', count: 41 },
          { value: 'done', label: '已完成' },
        ],
        bulkActions: (rows, { clear, refresh }) => (
          <Button
            onClick={() => {
              removed = rows;
              clear();
              refresh();
            }}
          >
            移除
          </Button>
        ),
        empty: { text: '没有' },
      }),
      [],
    );
    return <RecordList kind={kind} />;
  }
  const openTasks = async (options = teacher) => {
    const page = openPage(Tasks, '/space/myStudyTask', options);
    await eventually(() => expect(page.getAllByRole('rowheader')).toHaveLength(10));
    return page;
  };

  test('are asked for as they are chosen, the former ones dimmed meanwhile', async () => {
    const page = await openTasks();
    page.getByRole('tab', { name: '全部 41' });
    page.sandbox.fault({ method: 'GET', path: tasks, delayMs: 400 });
    await userEvent.click(page.getByRole('button', { name: '第 3 页' }));
    await eventually(() => expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true'));
    await eventually(() => expect(page.getByRole('table')).not.toHaveAttribute('aria-busy'));
    expect(page.calls(tasks).at(-1)?.query).toMatchObject({ current: '3', size: '10' });
    await userEvent.click(page.getByRole('tab', { name: '已完成' }));
    await eventually(() =>
      expect(page.calls(tasks).at(-1)?.query).toMatchObject({ current: '1', status: '2' }),
    );
  });

  test('that fail are not replaced by those of the former page', async () => {
    const page = await openTasks();
    page.sandbox.fault({ method: 'GET', path: tasks, drop: true });
    await userEvent.click(page.getByRole('button', { name: '下一页' }));
    await page.findByText('任务加载失败');
    expect(page.queryByRole('table')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: '重试' }));
    await page.findByRole('table');
    expect(page.calls(tasks).at(-1)?.query).toMatchObject({ current: '2' });
  });

  test('are selected over pages for a bulk action', async () => {
    const page = await openTasks();
    const boxes = () => page.getAllByRole('checkbox');
    await userEvent.click(boxes()[2] as HTMLElement);
    const [all] = boxes() as HTMLInputElement[];
    expect(all?.indeterminate).toBe(true);
    await userEvent.click(page.getByRole('button', { name: '下一页' }));
    await eventually(() => expect(page.calls(tasks).at(-1)?.query).toMatchObject({ current: '2' }));
    await eventually(() => expect(page.getByRole('table')).not.toHaveAttribute('aria-busy'));
    await userEvent.click(page.getByRole('checkbox', { name: '选择本页全部' }));
    const bar = await page.findByRole('group', { name: '批量操作' });
    await eventually(() => expect(within(bar).getByRole('status')).toHaveTextContent('已选 11 条'));
    await expectAccessible(page.host);
    await userEvent.click(within(bar).getByRole('button', { name: '移除' }));
    expect(removed).toHaveLength(11);
    await eventually(() => expect(page.queryByRole('group', { name: '批量操作' })).toBeNull());
    expect(boxes().every((box) => !(box as HTMLInputElement).checked)).toBe(true);
  });

  test('are exported from all pages, and a failure says so', async () => {
    const files = savedFiles();
    const page = await openTasks();
    page.sandbox.fault({ method: 'GET', path: tasks, drop: true });
    await userEvent.click(page.getByRole('button', { name: '导出' }));
    await eventually(() => expect(page.toasts()).toHaveLength(1));
    expect(files).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: '导出' }));
    await eventually(() => expect(files.map(({ name }) => name)).toEqual(['任务.csv']));
    expect((await files[0]?.text)?.split('\r\n').length).toBeGreaterThan(30);
  });
});

describe('my projects', () => {
  test('are paid for with their order, and confirmed after a question', async () => {
    const page = open('/space/myProject?tab=waiting');
    await page.loaded();
    expect(page.rows()).toHaveLength(2);
    const pay = page.getByRole('link', { name: /^去付款/ });
    expect(pay.getAttribute('href')).toMatch(/^\/space\/orderDetail\/\d+$/);
    await userEvent.click(page.getByRole('button', { name: /^确认参加/ }));
    const dialog = await page.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: '确认参加' }));
    await eventually(() => expect(page.toasts()).toContain('已确认参加'));
    await eventually(() => expect(page.rows()).toHaveLength(1));
    expect(page.calls('/pxapp/api/v4/user/projectConfirm')).toHaveLength(1);
  });

  test('that cannot be confirmed stay, with a message', async () => {
    const page = open('/space/myProject?tab=waiting');
    await page.loaded();
    page.sandbox.fault({ method: 'POST', path: '/pxapp/api/v4/user/projectConfirm', drop: true });
    await userEvent.click(page.getByRole('button', { name: /^确认参加/ }));
    const dialog = await page.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: '确认参加' }));
    await eventually(() => expect(page.toasts()).toHaveLength(1));
    expect(page.rows()).toHaveLength(2);
    expect(page.calls(projects)).toHaveLength(1);
  });
});

test('what is overdue says by how many days', async () => {
  const page = open('/space/listen?tab=late');
  await page.findByText('已逾期 3 天');
});

test('a coming live session is saved as a file for calendars', async () => {
  const files = savedFiles();
  const page = open('/space/myLive?tab=coming');
  await page.loaded();
  const [button] = page.getAllByRole('button', { name: /^加入日历/ });
  await userEvent.click(button as HTMLElement);
  await eventually(() => expect(files).toHaveLength(1));
  expect(await files[0]?.text).toContain('BEGIN:VEVENT');
});

describe('the centre', () => {
  const openCentre = (address = '/space/myCourses', options = teacher) => {
    const page = openPage(LearningCentrePage, address, options);
    return { ...page, card: async (name: string) => within(await page.findByRole('region', { name })) };
  };

  test.each(['light', 'dark'] as const)('leads on to lists, courses and days, %s', async (theme) => {
    const page = openCentre('/space/myCourses', { as: 'teacher', settings: { theme } });
    const lists = within(await page.findByRole('navigation', { name: '我的学习' }));
    await lists.findByRole('link', { name: /^听评课\s*12$/ });
    const goOn = await page.card('继续上次的学习');
    expect(await goOn.findAllByRole('link', { name: /^继续学习/ })).toHaveLength(3);
    await (await page.card('学习概览')).findByText('考试');
    await (await page.card('我的影响力')).findByText('粉丝');
    await (await page.card('学习日历')).findByRole('grid');
    await expectAccessible(page.host);
  });

  test('has a calendar that the keyboard moves through', async () => {
    const page = openCentre('/space/myCourses?day=2027-01-31');
    const grid = await page.findByRole('grid', { name: '2027年1月' });
    within(grid).getByRole('gridcell', { name: /^1月31日/, selected: true });
    within(grid)
      .getByRole('button', { name: /^1月31日/ })
      .focus();
    await userEvent.keyboard('{PageDown}');
    await page.findByRole('grid', { name: '2027年2月' });
    await eventually(() => expect(document.activeElement).toHaveTextContent(/^2月28日/));
    await userEvent.keyboard('{ArrowDown}');
    await eventually(() => expect(page.whereabouts()).toBe('/space/myCourses?day=2027-03-07'));
    await eventually(() => expect(document.activeElement).toHaveTextContent(/^3月7日/));
    await userEvent.click(page.getByRole('button', { name: '今天' }));
    await eventually(() => expect(page.whereabouts()).toBe('/space/myCourses'));
  });

  test('lists what is ahead, and saves all of it in one file', async () => {
    const files = savedFiles();
    const page = openCentre('/space/myCourses?view=list');
    const calendar = await page.card('学习日历');
    const entries = await calendar.findAllByRole('button', { name: /^加入日历：/ });
    await userEvent.click(calendar.getByRole('button', { name: '全部加入日历' }));
    await eventually(() => expect(files.map(({ name }) => name)).toEqual(['学习日历.ics']));
    const later = calendar
      .getByRole('button', { name: /^之后的 \d+ 项安排$/ })
      .textContent?.match(/\d+/)?.[0];
    const saved = (await files[0]?.text)?.match(/BEGIN:VEVENT/g);
    expect(saved).toHaveLength(entries.length + Number(later));
    await expectAccessible(page.host);
  });

  test('leads to every entry of a long list, twenty at a time', async () => {
    const page = openCentre('/space/myCourses?view=list');
    const calendar = await page.card('学习日历');
    const names = async () =>
      (await calendar.findAllByRole('button', { name: /^加入日历：/ })).map((one) =>
        one.getAttribute('aria-label'),
      );
    const ahead = await names();
    expect(ahead.length).toBeLessThanOrEqual(20);
    await userEvent.click(calendar.getByRole('button', { name: /^更早的 \d+ 项安排$/ }));
    await eventually(() => expect(page.whereabouts()).toBe('/space/myCourses?view=list&part=-1'));
    await eventually(() => expect(calendar.getByRole('group', { name: '列表' })).toHaveFocus());
    const over = await names();
    expect(over.filter((name) => ahead.includes(name))).toEqual([]);
    await userEvent.click(calendar.getByRole('button', { name: /^之后的 \d+ 项安排$/ }));
    await eventually(() => expect(page.whereabouts()).toBe('/space/myCourses?view=list'));
    expect(await names()).toEqual(ahead);
    await expectAccessible(page.host);
  });

  test('shows the tasks although the sessions do not load, and tries again', async () => {
    const page = openCentre('/space/myCourses', meeting(lives, { drop: true }));
    const calendar = await page.card('学习日历');
    await calendar.findByText('直播安排加载失败，日历里暂时只有任务');
    calendar.getByRole('grid');
    await userEvent.click(calendar.getByRole('button', { name: '重试' }));
    await eventually(() => expect(calendar.queryByText(/加载失败/)).toBeNull());
  });

  test('asks for nothing that the back end does not answer', async () => {
    const page = openCentre('/space/myCourses', { as: 'teacher', settings: { features: [] } });
    await (await page.card('学习日历')).findByRole('grid');
    expect(page.queryByRole('link', { name: /听评课/ })).toBeNull();
    expect(page.sandbox.calls().filter(({ path }) => path.startsWith('/api/portal/'))).toEqual([]);
  });

  test('of a newcomer says that there is nothing yet', async () => {
    const page = openCentre('/space/myCourses', { as: 'newcomer' });
    await (await page.card('继续上次的学习')).findByText('暂无相关数据');
    await (await page.card('学习日历')).findByText('这一天没有安排');
    await expectAccessible(page.host);
  });
});
