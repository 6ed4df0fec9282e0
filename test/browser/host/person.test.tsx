import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import PersonPage from '#host/app/pages/person/PersonPage.tsx';
import type { SceneOptions } from '../../scene.ts';
import { openPublicPage } from './public-page-scene.tsx';
import { eventually, expectAccessible } from '../widget.tsx';

const ranking = '/api/activity/rank/getUserHotList';
const lists = {
  教学资源: '/api/interact/discover/getListByFilter',
  课程: '/api/course/app/course/getListByFilter',
  直播: '/api/live/live/getListByFilter',
  教研活动: '/api/activity/base/getListByFilter',
};

const person = { userId: 'p-9', realName: '赵丽华', school: '东湖高级中学', hot: 12345 };
const known = { code: 200, msg: '', data: [person] };

interface Answers {
  people?: unknown;
  courses?: unknown;
}

const answering =
  ({ people = known, courses }: Answers): SceneOptions['prepare'] =>
  (sandbox) => {
    sandbox.fault({ method: 'GET', path: ranking, body: people as Record<string, unknown>, times: 100 });
    if (!courses) return;
    sandbox.fault({ method: 'GET', path: lists.课程, body: courses as Record<string, unknown>, times: 100 });
  };

/** A back end without a call for persons, which knows those of its ranking alone. */
const settings = { features: [] };

const open = (prepare = answering({}), address = '/homePage/p-9') =>
  openPublicPage(<PersonPage />, { route: '/homePage/:id', address, as: 'guest', prepare, settings });

/** The first of the ranking. */
const active = '/homePage/p-199';

beforeEach(() => browserPage.viewport(1440, 900));

test('says who the person is', async () => {
  const shown = open();
  expect(await shown.findByRole('heading', { level: 1, name: '赵丽华' })).toBeVisible();
  expect(shown.getByText('东湖高级中学')).toBeVisible();
  expect(shown.getByText('热度 12,345')).toBeVisible();
  expect(shown.head()).toMatchObject({ title: '赵丽华的个人主页', canonical: '/homePage/p-9' });
  expect(shown.head()?.isMissing).toBe(false);
});

test('shows of each kind what the person teaches, not what only names the person', async () => {
  const row = { title: '课程', cover: '', tags: [] };
  const records = [
    { ...row, id: '1', title: '她的课程', teacher: '赵丽华' },
    { ...row, id: '2', title: '赵丽华课例研究', teacher: '王建国' },
    { ...row, id: '3', title: '没有主讲人' },
  ];
  const shown = open(answering({ courses: { code: 200, data: { records, total: 3 } } }));
  await userEvent.click(await shown.findByRole('tab', { name: /^课程\s*1 条$/ }));
  expect(shown.visited().at(-1)).toBe('/homePage/p-9?tab=course');
  expect(shown.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '她的课程',
  ]);
  expect(shown.calls(lists.课程)[0]?.query.searchVal).toBe('赵丽华');
  expect(shown.queryByRole('link', { name: '在搜索中查看更多' })).toBeNull();
});

test('leads to the search where the server knows more than was looked through', async () => {
  const shown = open(
    answering({ courses: { code: 200, data: { records: [], total: 900 } } }),
    '/homePage/p-9?tab=course',
  );
  expect(await shown.findByText('暂时没有分享课程')).toBeVisible();
  await userEvent.click(shown.getByRole('link', { name: '在搜索中查看更多' }));
  expect(shown.visited().at(-1)).toBe('/search?searchVal=赵丽华&tab=course');
});

test('of the people of the ranking shows what they share', async () => {
  const shown = openPublicPage(<PersonPage />, {
    route: '/homePage/:id',
    address: active,
    as: 'guest',
  });
  for (const name of Object.keys(lists)) {
    await userEvent.click(await shown.findByRole('tab', { name: new RegExp(`^${name}\\s*[1-9]\\d* 条$`) }));
    expect((await shown.findAllByRole('heading', { level: 3 })).length).toBeGreaterThan(0);
  }
});

describe('a person who is not there', () => {
  test('leads to the activities, and search engines forget the page', async () => {
    const shown = open(answering({}), '/homePage/nobody');
    expect(await shown.findByRole('heading', { level: 1, name: '没有找到这位用户' })).toBeVisible();
    expect(shown.getByRole('link', { name: '去看看教研活动' })).toHaveAttribute('href', '/activity');
    expect(shown.head()).toMatchObject({ title: '个人主页不存在', isMissing: true });
    expect(shown.calls(lists.课程)).toEqual([]);
  });

  test('is nobody where there is no data at all', async () => {
    const shown = open(answering({ people: { code: 301, data: null } }));
    expect(await shown.findByRole('heading', { level: 1, name: '没有找到这位用户' })).toBeVisible();
  });
});

describe('a failure', () => {
  test.each([
    ['of the ranking', { code: 500, msg: '服务繁忙' }],
    ['by a malformed ranking', { code: 200, data: { people: [] } }],
  ])('%s is said, and can be tried again', async (_, body) => {
    const shown = openPublicPage(<PersonPage />, {
      route: '/homePage/:id',
      address: active,
      as: 'guest',
      settings,
      prepare: (sandbox) => sandbox.fault({ method: 'GET', path: ranking, body }),
    });
    expect(await shown.findByRole('alert')).toHaveTextContent('个人主页加载失败');
    await userEvent.click(shown.getByRole('button', { name: '重试' }));
    expect(await shown.findByRole('heading', { level: 1, name: /^.{2,3}$/ })).toBeVisible();
  });

  test('of one kind leaves the others as they are', async () => {
    const shown = openPublicPage(<PersonPage />, {
      route: '/homePage/:id',
      address: `${active}?tab=live`,
      as: 'guest',
      settings,
      prepare: (sandbox) => sandbox.fault({ method: 'GET', path: lists.直播, status: 500 }),
    });
    const alert = await shown.findByRole('alert');
    expect(alert).toHaveTextContent('直播加载失败');
    expect(await shown.findByRole('tab', { name: /^课程\s*\d+ 条$/ })).toBeVisible();
    await userEvent.click(within(alert).getByRole('button', { name: '重试' }));
    expect((await shown.findAllByRole('heading', { level: 3 })).length).toBeGreaterThan(0);
  });
});

test.each([1440, 390])('is accessible at %d px, and nothing overflows', async (width) => {
  await browserPage.viewport(width, 900);
  const shown = open(undefined, '/homePage/p-9');
  await shown.findByRole('heading', { level: 1, name: '赵丽华' });
  await eventually(() => expect(shown.queryByText(/加载中$/)).toBeNull());
  await expectAccessible(shown.host);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

describe('a person whom the back end finds by the id', () => {
  const openPerson = (id: string) =>
    openPublicPage(<PersonPage />, { route: '/homePage/:id', address: `/homePage/${id}`, as: 'guest' });

  test('shows the works of that user, also of kinds that few people share', async () => {
    const shown = openPerson('u-1001');
    expect(await shown.findByRole('heading', { level: 1, name: '陈思远' })).toBeVisible();
    await userEvent.click(await shown.findByRole('tab', { name: /^名师工作室\s*\d+ 条$/ }));
    expect((await shown.findAllByRole('heading', { level: 3 })).length).toBeGreaterThan(0);
    expect(shown.calls(lists.课程)[0]?.query).toMatchObject({ authorId: 'u-1001' });
  });

  test('says so where there is nothing', async () => {
    const shown = openPerson('p-1');
    expect(await shown.findByText(/还没有发布内容$/)).toBeVisible();
    expect(shown.queryByRole('tab')).toBeNull();
    await expectAccessible(shown.host);
  });

  test('is nobody where the back end knows nobody', async () => {
    const shown = openPerson('nobody');
    expect(await shown.findByRole('heading', { level: 1, name: '没有找到这位用户' })).toBeVisible();
  });
});
