import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import type { SceneOptions } from '#test/scene.ts';
import { readingFaults } from '../../faults.ts';
import { openList } from './lists-scene.tsx';
import { meeting } from '../space-scene.tsx';
import { eventually, expectAccessible } from '../../widget.tsx';

const courses = '/api/course/app/course/getListByFilter';
const courseCategories = '/hkw/api/category';
const hotActivities = '/api/activity/rank/getActHotList';

const item = (id: number, more: object = {}) => ({ id, title: `第 ${id} 门课`, ...more });
const answering = (records: readonly object[]): SceneOptions => ({
  as: 'teacher',
  prepare: (sandbox) =>
    sandbox.fault({
      method: 'GET',
      path: courses,
      body: { code: 200, msg: '', data: { records, total: records.length } },
      times: 10,
    }),
});

beforeEach(() => browserPage.viewport(1280, 900));

describe('a list', () => {
  test('has its title, its items and a count that is announced', async () => {
    const page = openList('/course');
    await page.findByRole('heading', { level: 1, name: '课程' });
    await eventually(() => expect(page.titles()).toHaveLength(12));
    expect(page.getByText('共 99 项')).toHaveAttribute('role', 'status');
    await expectAccessible(page.host);
  });

  test.each(readingFaults)('that meets %s can be tried again', async (_, fault) => {
    const page = openList('/course', meeting(courses, fault));
    const alert = await page.findByRole('alert');
    expect(within(alert).getByText('课程加载失败')).toBeVisible();
    expect(page.titles()).toEqual([]);
    await userEvent.click(within(alert).getByRole('button', { name: '重试' }));
    await eventually(() => expect(page.titles()).toHaveLength(12));
    expect(page.queryByText('课程加载失败')).toBeNull();
  });

  test('of an organisation without content says so', async () => {
    const page = openList('/course', { as: 'newcomer' });
    await page.findByText('这里还没有内容');
    expect(page.getByText('共 0 项')).toBeVisible();
    expect(page.queryByRole('button', { name: '清空条件' })).toBeNull();
  });

  test('without a match offers to clear the conditions', async () => {
    const page = openList('/course?searchVal=没有这样的课&price=free&sort=hot');
    const text = await page.findByText('没有符合条件的内容');
    const [, inEmptyState] = page.getAllByRole('button', { name: '清空条件' });
    expect(text).toBeVisible();
    await userEvent.click(inEmptyState as HTMLElement);
    expect(page.address()).toBe('/course?sort=hot');
    await eventually(() => expect(page.titles()).toHaveLength(12));
    expect(page.getByRole('searchbox')).toHaveValue('');
  });

  test('shows no former items beside a failure', async () => {
    const page = openList('/course');
    await eventually(() => expect(page.titles()).toHaveLength(12));
    page.sandbox.fault({ method: 'GET', path: courses, status: 500, body: { code: 500, msg: '服务器繁忙' } });
    await userEvent.click(page.getByRole('button', { name: '最热' }));
    await page.findByText('服务器繁忙');
    expect(page.titles()).toEqual([]);
  });
});

describe('the filters', () => {
  test('go to the server and into the address, from the first page on', async () => {
    const page = openList('/course?page=3');
    await userEvent.click(await page.findByRole('button', { name: '心理健康' }));
    await userEvent.selectOptions(page.getByLabelText('适合对象'), '班主任');
    expect(page.address()).toBe('/course?categoryId=c5&labelId=3');
    await eventually(() => {
      const { categoryId, labelId, current } = page.calls(courses).at(-1)?.query ?? {};
      expect([categoryId, labelId, current]).toEqual(['c5', '3', '1']);
    });
    const applied = page.getByRole('group', { name: '已选条件' });
    await within(applied).findByRole('button', { name: '取消条件“适合对象：班主任”' });
    await userEvent.click(within(applied).getByRole('button', { name: '取消条件“分类：心理健康”' }));
    expect(page.address()).toBe('/course?labelId=3');
  });

  test('of a region show the next level when the one above it is chosen', async () => {
    const page = openList('/project');
    const regions = await page.findByRole('group', { name: '地区' });
    const level = (name: string) => within(regions).getByRole('combobox', { name });
    await eventually(() => expect(level('省')).toBeEnabled());
    expect(level('市')).toBeDisabled();
    await userEvent.selectOptions(level('省'), '湖北省');
    await eventually(() => expect(level('市')).toBeEnabled());
    await userEvent.selectOptions(level('市'), '武汉市');
    expect(page.address()).toBe('/project?regionId=42.4201');
    await page.findByRole('button', { name: '取消条件“地区：武汉市”' });
    await userEvent.selectOptions(level('省'), '浙江省');
    expect(page.address()).toBe('/project?regionId=33');
  });

  test('name what the address asks for, also if the vocabulary does not know it', async () => {
    const page = openList('/course?tag=sailing');
    await page.findByRole('button', { name: '取消条件“学科：sailing”' });
    expect(page.getByLabelText('学科')).toHaveValue('sailing');
    await page.findByText('没有符合条件的内容');
  });

  test('whose options fail can be tried again, and the list is there all the same', async () => {
    const page = openList('/course', meeting(courseCategories, { status: 500 }));
    const failed = await page.findByText('选项加载失败');
    await eventually(() => expect(page.titles()).toHaveLength(12));
    await userEvent.click(within(failed).getByRole('button', { name: '重试' }));
    await page.findByRole('button', { name: '师德修养' });
  });
});

describe('the free text', () => {
  test('counts once it is sent, and can be cleared', async () => {
    const page = openList('/course');
    const field = await page.findByRole('searchbox', { name: '在“课程”中搜索' });
    await userEvent.fill(field, '  班会 ');
    expect(page.address()).toBe('/course');
    await userEvent.keyboard('{Enter}');
    expect(new URLSearchParams(window.location.search).get('searchVal')).toBe('班会');
    await eventually(() => expect(page.titles().length).toBeGreaterThan(0));
    expect(field).toHaveFocus();
    await userEvent.click(page.getByRole('button', { name: '清除搜索词' }));
    expect(page.address()).toBe('/course');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('');
  });

  test('that is too long stays as it is, and is refused in words', async () => {
    const page = openList('/course');
    const field = await page.findByRole('searchbox');
    await userEvent.fill(field, '课'.repeat(101));
    await userEvent.keyboard('{Enter}');
    await eventually(() => expect(field).toHaveAccessibleDescription('搜索内容在100字以内'));
    expect(field).toHaveValue('课'.repeat(101));
    expect(page.address()).toBe('/course');
    await userEvent.fill(field, '😀'.repeat(100));
    await userEvent.keyboard('{Enter}');
    await eventually(() =>
      expect(new URLSearchParams(window.location.search).get('searchVal')).toBe('😀'.repeat(100)),
    );
    await eventually(() => expect(page.getByRole('searchbox')).toHaveValue('😀'.repeat(100)));
  });

  test('that is typed, but not sent, survives a filter', async () => {
    const page = openList('/course');
    await userEvent.fill(await page.findByRole('searchbox'), '写到一半');
    await userEvent.click(await page.findByRole('button', { name: '免费' }));
    await eventually(() => expect(page.address()).toBe('/course?price=free'));
    expect(page.getByRole('searchbox')).toHaveValue('写到一半');
  });
});

describe('the cards', () => {
  test('load the pictures of the first row at once, and the others when they come near', async () => {
    // Pictures of this address exist; one that fails to load would be replaced by a drawing.
    const page = openList('/activity', { as: 'teacher', settings: { api: window.location.origin } });
    await eventually(() => expect(page.titles()).toHaveLength(12));
    const list = page.getByRole('group', { name: '列表' });
    const pictures = [...list.querySelectorAll('img')];
    expect(pictures.map(({ loading }) => loading)).toEqual([
      ...Array<string>(4).fill('eager'),
      ...Array<string>(8).fill('lazy'),
    ]);
    expect(pictures.map(({ fetchPriority }) => fetchPriority).slice(0, 5)).toEqual([
      ...Array<string>(4).fill('high'),
      'auto',
    ]);
    await eventually(() => expect(pictures[0]?.naturalWidth).toBeGreaterThan(0));
  });

  test('say price, teacher, hours and participants, and draw a cover where there is none', async () => {
    const page = openList(
      '/superstore',
      answering([
        item(1, { price: 0, teacher: '林静怡', lessonNum: 8, members: 1250, cover: '' }),
        item(2, { price: 68, cover: 'javascript:alert(1)' }),
        item(3, { cover: '/sandbox/pictures/nothing-here.svg' }),
      ]),
    );
    const cardOf = async (name: string) => {
      const heading = await page.findByRole('heading', { level: 3, name });
      return heading.closest('li') as HTMLElement;
    };
    const first = within(await cardOf('第 1 门课'));
    for (const fact of ['免费', '林静怡', '8 学时', '1250 人在学'])
      expect(first.getByText(fact)).toBeVisible();
    expect(within(await cardOf('第 2 门课')).getByText('¥68')).toBeVisible();
    for (const name of ['第 1 门课', '第 2 门课', '第 3 门课']) {
      const card = await cardOf(name);
      await eventually(() => expect(card.querySelector('img')).toBeNull());
      expect(card.querySelector('svg')).toBeVisible();
    }
  });

  test('show the whole of a long title', async () => {
    const title = '核心素养导向的单元整体教学设计与实施'.repeat(6);
    const page = openList('/course', answering([{ id: 1, title }]));
    const heading = await page.findByRole('heading', { level: 3, name: title });
    expect(heading.scrollHeight).toBeLessThanOrEqual(heading.clientHeight + 1);
  });

  test.each([
    ['guest', '/course', 12],
    ['teacher', '/course', 0],
    ['guest', '/activity', 0],
  ] as const)('tell a %s on %s of a log-in %i times', async (as, address, times) => {
    const page = openList(address, { as });
    await eventually(() => expect(page.titles()).toHaveLength(12));
    expect(page.queryAllByText('登录后查看')).toHaveLength(times);
  });
});

describe('around a list', () => {
  test('a ranking of people leads to what each of them shares', async () => {
    const page = openList('/activity');
    const rail = await page.findByRole('complementary', { name: '排行榜' });
    const region = within(await within(rail).findByRole('region', { name: '活跃老师' }));
    const links = await region.findAllByRole('link');
    expect(links).toHaveLength(5);
    for (const link of links) expect(link.getAttribute('href')).toMatch(/^\/homePage\/p-\d+$/);
  });

  test('a ranking fails by itself', async () => {
    const page = openList('/activity', meeting(hotActivities, { status: 500 }));
    const rail = await page.findByRole('complementary', { name: '排行榜' });
    const failed = await within(rail).findByText('活动热度榜加载失败');
    await eventually(() => expect(page.titles()).toHaveLength(12));
    expect(within(rail).getAllByRole('listitem')).toHaveLength(15);
    const card = failed.closest('section') as HTMLElement;
    await userEvent.click(within(card).getByRole('button', { name: '重试' }));
    await eventually(() => expect(within(card).getAllByRole('listitem')).toHaveLength(5));
  });

  test('a series of courses narrows the list', async () => {
    const page = openList('/course');
    const shelf = await page.findByRole('region', { name: '系列课程' });
    await userEvent.click(await within(shelf).findByRole('link', { name: '心理健康系列课程' }));
    expect(page.address()).toBe('/course?courseSetId=set-mind');
    await page.findByRole('button', { name: '取消条件“系列：心理健康系列课程”' });
  });

  test('the figures of the live sessions are said', async () => {
    const page = openList('/liveList');
    const label = await page.findByText('场直播');
    await eventually(() => expect(label.parentElement).toHaveTextContent('67'));
  });

  test('the store has banners, and does without them if they fail', async () => {
    const shown = openList('/superstore');
    await shown.findByRole('tabpanel', { name: /^第 1 张/ });
    const page = openList('/superstore', meeting('/api/operate/banner2/list', { status: 500 }));
    await eventually(() => expect(page.titles()).toHaveLength(12));
    expect(page.queryByText(/加载失败/)).toBeNull();
  });
});
