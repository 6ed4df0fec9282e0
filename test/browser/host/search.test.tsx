import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import SearchPage from '#host/app/pages/search/SearchPage.tsx';
import type { Sandbox } from '#host/sandbox/index.ts';
import type { SceneOptions } from '../../scene.ts';
import { openPublicPage } from './public-page-scene.tsx';
import { eventually, expectAccessible } from '../widget.tsx';

const lists = {
  培训项目: '/api/project/home/getListByFilter',
  教研活动: '/api/activity/base/getListByFilter',
  直播: '/api/live/live/getListByFilter',
  课程: '/api/course/app/course/getListByFilter',
  名师工作室: '/api/studio/app/studio/getListByFilter',
  赛事: '/api/paper/getListByFilter',
  教学资源: '/api/interact/discover/getListByFilter',
};
const kinds = Object.entries(lists);

interface Row {
  id: string;
  title: string;
  [field: string]: unknown;
}

const rows = (...records: Row[]) => ({ code: 200, msg: '', data: { records, total: records.length } });
const answer = (sandbox: Sandbox, path: string, body: string | Record<string, unknown>, times = 100) =>
  sandbox.fault({ method: 'GET', path, body, times });

/** Every kind has no result, except for those given. */
const only =
  (hits: Partial<Record<keyof typeof lists, Row[]>>): SceneOptions['prepare'] =>
  (sandbox) => {
    for (const [name, path] of kinds)
      answer(sandbox, path, rows(...(hits[name as keyof typeof lists] ?? [])));
  };

const open = (query: string, options: SceneOptions & { keepsStorage?: boolean } = {}) =>
  openPublicPage(<SearchPage />, { route: '/search', address: `/search?${query}`, as: 'guest', ...options });

type Shown = ReturnType<typeof open>;

const field = (shown: Shown) => shown.getByRole('searchbox', { name: '搜索内容' });
const tab = (shown: Shown, name: RegExp | string) => shown.findByRole('tab', { name });
const recent = (shown: Shown) => within(shown.getByRole('region', { name: '最近搜索' }));
const recentTexts = (shown: Shown) =>
  recent(shown)
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);

beforeEach(() => browserPage.viewport(1440, 900));

describe('a search', () => {
  test('asks for every kind at once and says how many each has', async () => {
    const shown = open('searchVal=课堂');
    await eventually(() => expect(shown.getByText(/^共找到 \d+ 条相关内容$/)).toBeVisible());
    for (const [name, path] of kinds) {
      const asked = shown.calls(path);
      expect(asked.map(({ query }) => query.searchVal)).toEqual(['课堂']);
      expect(await tab(shown, new RegExp(`^${name}\\s*\\d+$`))).toBeVisible();
    }
    const counts = kinds.map(([name]) =>
      Number(/\d+$/.exec(shown.getByRole('tab', { name: new RegExp(`^${name}`) }).textContent)?.[0]),
    );
    const total = counts.reduce((sum, count) => sum + count, 0);
    expect(shown.getByText(`共找到 ${total} 条相关内容`)).toBeVisible();
    expect(shown.getByRole('heading', { level: 1, name: '“课堂”的搜索结果' })).toBeVisible();
    expect(shown.head()).toMatchObject({ title: '“课堂”的搜索结果' });
  });

  test('marks what was searched in title, summary, names and tags, and shows hostile text as text', async () => {
    const title = '<img src=x onerror="window.hacked = 1"> 课堂';
    const course = { id: '1', title, summary: '课堂观察', teacher: '王课堂', tags: ['课堂'] };
    const shown = open('searchVal=课堂', { prepare: only({ 课程: [course] }) });
    const link = await shown.findByRole('link', { name: title });
    const row = link.closest('li');
    expect([...(row?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual([
      '课堂',
      '课堂',
      '课堂',
      '课堂',
    ]);
    expect(row?.querySelector('img')).toBeNull();
    expect(Reflect.get(window, 'hacked')).toBeUndefined();
  });

  test('tells a guest what needs a log-in, but not a learner', async () => {
    const scene = { prepare: only({ 课程: [{ id: '1', title: '课堂入门' }] }) };
    const guest = open('searchVal=课堂', scene);
    await guest.findByRole('link', { name: '课堂入门' });
    expect(guest.getByText('登录后查看')).toBeVisible();
    const learner = open('searchVal=课堂', { ...scene, as: 'teacher' });
    await learner.findByRole('link', { name: '课堂入门' });
    expect(learner.queryByText('登录后查看')).toBeNull();
  });

  test('counts the view of a resource that is opened', async () => {
    const shown = open('searchVal=课堂', { prepare: only({ 教学资源: [{ id: '7', title: '课堂手记' }] }) });
    await userEvent.click(await shown.findByRole('link', { name: '课堂手记' }));
    await eventually(() => expect(shown.calls('/hkw/api/ysy/home/resource/click')).toHaveLength(1));
    expect(shown.visited().at(-1)).toBe('/resourceDetails?id=7');
  });
});

describe('a kind that fails', () => {
  const prepare: SceneOptions['prepare'] = (sandbox) => {
    sandbox.fault({ method: 'GET', path: lists.课程, status: 500, body: { code: 500, msg: '服务繁忙' } });
    only({ 直播: [{ id: '1', title: '课堂直播' }] })?.(sandbox);
  };

  test('leaves the others as they are, and is asked again alone', async () => {
    const shown = open('searchVal=课堂', { prepare });
    await shown.findByRole('link', { name: '课堂直播' });
    const alert = await shown.findByRole('alert');
    expect(alert).toHaveTextContent('课程加载失败');
    expect(alert).toHaveTextContent('服务繁忙');
    expect(shown.getByText('共找到 1 条相关内容，部分内容加载失败')).toBeVisible();
    expect(await tab(shown, '课程 课程加载失败')).toBeVisible();
    await userEvent.click(within(alert).getByRole('button', { name: '重试' }));
    await eventually(() => expect(shown.queryByRole('alert')).toBeNull());
    expect(shown.calls(lists.课程)).toHaveLength(2);
    expect(shown.calls(lists.直播)).toHaveLength(1);
    expect(await shown.findByText('共找到 1 条相关内容')).toBeVisible();
  });

  test('is asked again by the same search', async () => {
    const shown = open('searchVal=课堂', { prepare });
    await shown.findByRole('alert');
    await userEvent.click(shown.getByRole('button', { name: '搜索' }));
    await eventually(() => expect(shown.queryByRole('alert')).toBeNull());
    expect(shown.calls(lists.课程)).toHaveLength(2);
    expect(shown.calls(lists.直播)).toHaveLength(1);
  });

  test.each([
    ['rows that are no list', { code: 200, data: { records: 'none', total: 3 } }],
    ['text', '<html>'],
    ['a row without a title', rows({ id: '1' } as Row)],
  ])('because of a malformed answer, %s, says so', async (_, body) => {
    const shown = open('searchVal=课堂&tab=course', {
      prepare: (sandbox) => answer(sandbox, lists.课程, body),
    });
    expect(await shown.findByText('课程加载失败', { selector: 'p' })).toBeVisible();
  });
});

describe('a tab', () => {
  test('is in the address, and shows its results page by page', async () => {
    const shown = open('searchVal=课堂');
    await userEvent.click(await tab(shown, /^课程\s*\d+$/));
    expect(shown.visited().at(-1)).toBe('/search?searchVal=课堂&tab=course');
    await userEvent.click(await shown.findByRole('button', { name: '下一页' }));
    expect(shown.visited().at(-1)).toBe('/search?searchVal=课堂&tab=course&page=2');
    await eventually(() => expect(shown.calls(lists.课程).at(-1)?.query.current).toBe('2'));
    await eventually(() =>
      expect(shown.getByRole('list', { name: '课程' })).toHaveAttribute('aria-busy', 'false'),
    );
  });

  test('shows the last page in place of one beyond it', async () => {
    const shown = open('searchVal=课堂&tab=course&page=9999');
    const last = await shown.findByRole('button', { current: 'page' });
    expect(await tab(shown, /^课程\s*\d+$/)).toHaveTextContent(/\d\d/);
    const total = Number(/\d+/.exec((await tab(shown, /^课程/)).textContent)?.[0]);
    expect(last).toHaveTextContent(String(Math.ceil(total / 10)));
    expect((await shown.findAllByRole('heading', { level: 3 })).length).toBe(((total - 1) % 10) + 1);
  });

  test('that nobody knows shows all kinds', async () => {
    const shown = open('searchVal=课堂&tab=weather');
    expect(await tab(shown, '综合')).toHaveAttribute('aria-selected', 'true');
  });
});

describe('without a result', () => {
  test('it proposes a shorter search, and shows the hottest of each kind', async () => {
    const shown = open('searchVal=跨学科作业设计坊');
    expect(await shown.findByText('没有找到与“跨学科作业设计坊”相关的内容')).toBeVisible();
    const hottest = within(shown.getByRole('region', { name: '大家都在看' }));
    for (const [name, path] of kinds) {
      const list = await hottest.findByRole('region', { name: `热门${name}` });
      await eventually(() => expect(within(list).getAllByRole('link')).toHaveLength(3));
      expect(shown.calls(path).map(({ query }) => query.sort)).toEqual([undefined, 'hot']);
    }
    await userEvent.click(
      within(shown.getByRole('navigation', { name: '试试搜索' })).getByRole('link', {
        name: '跨学科作业设计',
      }),
    );
    expect(shown.visited().at(-1)).toBe('/search?searchVal=跨学科作业设计');
    expect(field(shown)).toHaveValue('跨学科作业设计');
  });

  test('of one kind it leads to the kinds that have some', async () => {
    const prepare = only({ 直播: [{ id: '1', title: '课堂直播' }] });
    const shown = open('searchVal=课堂&tab=course', { prepare });
    expect(await shown.findByText('课程中没有与“课堂”相关的内容')).toBeVisible();
    const others = within(await shown.findByRole('navigation', { name: '其他类型的结果' }));
    expect(others.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['直播 1 条']);
    await userEvent.click(others.getByRole('link', { name: '直播 1 条' }));
    expect(await shown.findByRole('link', { name: '课堂直播' })).toBeVisible();
  });
});

describe('the field', () => {
  test('searches what is typed, once it is not empty', async () => {
    const shown = open('');
    await userEvent.click(shown.getByRole('button', { name: '搜索' }));
    expect(await shown.findByText('请输入您要搜索的内容')).toBeVisible();
    expect(field(shown)).toHaveFocus();
    expect(field(shown)).toBeInvalid();
    await userEvent.type(field(shown), '  备课 {Enter}');
    expect(shown.visited().at(-1)).toBe('/search?searchVal=备课');
    expect(field(shown)).toHaveValue('备课');
    expect(field(shown)).toHaveFocus();
    expect(shown.queryByText('请输入您要搜索的内容')).toBeNull();
  });

  test('refuses what is too long, also from a link, and asks for nothing', async () => {
    const shown = open(`searchVal=${'课'.repeat(101)}`);
    expect(await shown.findByText('搜索内容在100字以内')).toBeVisible();
    expect(shown.calls(lists.直播).filter(({ query }) => query.searchVal)).toEqual([]);
  });

  test('follows the address, and keeps what was typed for its search', async () => {
    const shown = open('searchVal=课堂');
    await userEvent.type(field(shown), '观察');
    shown.navigate('/search?searchVal=备课');
    await eventually(() => expect(field(shown)).toHaveValue('备课'));
    shown.navigate('/search?searchVal=课堂');
    await eventually(() => expect(field(shown)).toHaveValue('课堂观察'));
    await userEvent.click(await tab(shown, /^课程\s*\d+$/));
    expect(field(shown)).toHaveValue('课堂观察');
    await userEvent.click(shown.getByRole('button', { name: '清空输入框' }));
    expect(field(shown)).toHaveValue('');
    expect(field(shown)).toHaveFocus();
  });

  test('keeps the tab for the next search', async () => {
    const shown = open('searchVal=课堂&tab=live');
    await userEvent.fill(field(shown), '阅读');
    await userEvent.click(shown.getByRole('button', { name: '搜索' }));
    expect(shown.visited().at(-1)).toBe('/search?searchVal=阅读&tab=live');
  });

  test('does not search by the Enter that confirms a word of the input method', async () => {
    const shown = open('searchVal=课堂');
    const enter = new KeyboardEvent('keydown', {
      key: 'Enter',
      isComposing: true,
      bubbles: true,
      cancelable: true,
    });
    expect(field(shown).dispatchEvent(enter)).toBe(false);
  });
});

describe('recent searches', () => {
  const searchFor = async (shown: Shown, text: string) => {
    await userEvent.fill(field(shown), text);
    await userEvent.keyboard('{Enter}');
    await shown.findByRole('heading', { level: 1, name: `“${text}”的搜索结果` });
  };

  test('are kept for the user, latest first, and each can be repeated and removed', async () => {
    const first = open('searchVal=课堂', { as: 'teacher' });
    await searchFor(first, '备课');
    expect(recentTexts(first)).toEqual(['备课', '课堂']);
    await userEvent.click(recent(first).getByRole('link', { name: '课堂' }));
    expect(first.visited().at(-1)).toBe('/search?searchVal=课堂');
    await eventually(() => expect(recentTexts(first)).toEqual(['课堂', '备课']));
    await userEvent.click(recent(first).getByRole('button', { name: '删除“备课”' }));
    expect(recentTexts(first)).toEqual(['课堂']);
    const other = open('', { as: 'guest', keepsStorage: true });
    expect(await other.findByText('还没有搜索记录')).toBeVisible();
  });

  test('can be cleared', async () => {
    const shown = open('searchVal=课堂', { as: 'teacher' });
    await userEvent.click(await shown.findByRole('button', { name: '清空记录' }));
    expect(shown.getByText('还没有搜索记录')).toBeVisible();
    expect(localStorage.getItem('portal.searches')).not.toContain('课堂');
  });

  test('can be switched off and on again', async () => {
    const shown = open('searchVal=课堂', { as: 'teacher' });
    const isRecorded = await shown.findByRole('checkbox', { name: '记录我的搜索' });
    await userEvent.click(isRecorded);
    expect(shown.getByText('已关闭搜索记录')).toBeVisible();
    await searchFor(shown, '备课');
    expect(recentTexts(shown)).toEqual([]);
    await userEvent.click(isRecorded);
    expect(recentTexts(shown)).toEqual(['课堂']);
  });

  test('follow another window', async () => {
    const shown = open('searchVal=课堂', { as: 'teacher' });
    await eventually(() => expect(recentTexts(shown)).toEqual(['课堂']));
    const stored = localStorage.getItem('portal.searches') ?? '';
    localStorage.setItem('portal.searches', stored.replace('课堂', '阅读'));
    window.dispatchEvent(new StorageEvent('storage', { key: 'portal.searches' }));
    await eventually(() => expect(recentTexts(shown)).toEqual(['阅读']));
  });
});

describe.each([
  ['wide', 1440],
  ['narrow', 390],
])('in a %s window', (_, width) => {
  test.each([
    ['with results', 'searchVal=课堂'],
    ['with one kind', 'searchVal=课堂&tab=course'],
    ['without results', 'searchVal=跨学科作业设计坊'],
    ['without a search', ''],
  ])('it is accessible %s, and nothing overflows', async (_, query) => {
    await browserPage.viewport(width, 900);
    const shown = open(query);
    await eventually(() => expect(shown.queryByText('正在搜索…')).toBeNull());
    await eventually(() => expect(within(shown.host).getAllByRole('heading').length).toBeGreaterThan(2));
    await eventually(() => expect(shown.queryByText(/加载中$/)).toBeNull());
    await expectAccessible(shown.host);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
