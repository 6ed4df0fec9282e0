import { beforeEach, describe, expect, test } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import PointPage from '#host/app/pages/point/PointPage.tsx';
import type { SceneOptions } from '../../scene.ts';
import { readingFaults } from '../faults.ts';
import { meeting, openSpacePage, type SpacePage } from './space-scene.tsx';
import { eventually, expectAccessible } from '../widget.tsx';

const paths = {
  total: '/api/credit/getPersonCredit',
  records: '/api/credit/record/page',
  leaders: '/api/credit/getTopList',
  rules: '/api/credit/config/getConfig',
};

beforeEach(() => browserPage.viewport(1440, 900));

const open = (options?: SceneOptions) => openSpacePage(<PointPage />, '/space/point', options);

/** Per endpoint: the content it provides, and the message when it fails. */
const blocks: Record<keyof typeof paths, { card: string; brings: RegExp | string; said: string }> = {
  total: { card: '可用积分', brings: '第 17 名', said: '积分加载失败' },
  records: { card: '积分明细', brings: '兑换课程优惠券', said: '积分明细加载失败' },
  leaders: { card: '积分榜', brings: '梁玉梅', said: '积分榜加载失败' },
  rules: { card: '积分规则', brings: '完成一门课程的全部学习任务', said: '积分规则加载失败' },
};
const names = Object.keys(blocks) as (keyof typeof paths)[];
const arrival = async (page: SpacePage, name: keyof typeof paths) =>
  (await page.card(blocks[name].card)).findByText(blocks[name].brings);
const everything = async (page: SpacePage, without?: string) => {
  for (const name of names) if (name !== without) await arrival(page, name);
};

describe('my points', () => {
  test.each(['light', 'dark'] as const)(
    'show total, history, ranks and rules, axe finds nothing, %s',
    async (theme) => {
      const page = open({ as: 'teacher', settings: { theme } });
      await page.findByRole('heading', { level: 1, name: '我的积分' });
      await everything(page);
      const total = await page.card('可用积分');
      total.getByText('190');
      total.getByRole('link', { name: '去签到' });
      const rules = await page.card('积分规则');
      rules.getByText('每日上限 20 分');
      expect(rules.getAllByRole('listitem')).toHaveLength(6);
      await expectAccessible(page.host);
    },
  );

  test('are empty for a newcomer, except for the rules', async () => {
    const page = open({ as: 'newcomer' });
    const total = await page.card('可用积分');
    await eventually(() => expect(total.getAllByText('-')).toHaveLength(2));
    total.getByText('0');
    for (const card of ['积分明细', '积分榜']) await (await page.card(card)).findByText('暂无相关数据');
    await arrival(page, 'rules');
    await expectAccessible(page.host);
  });

  test('show what was earned and what was spent, each from its first page', async () => {
    const page = open();
    const card = await page.card('积分明细');
    await arrival(page, 'records');
    card.getByText('−20');
    await userEvent.click(card.getByRole('button', { name: '下一页' }));
    await eventually(() => expect(page.calls(paths.records).at(-1)?.query).toMatchObject({ current: '2' }));
    await userEvent.click(card.getByRole('tab', { name: '使用' }));
    await eventually(() =>
      expect(page.calls(paths.records).at(-1)?.query).toMatchObject({
        type: 'out',
        current: '1',
        size: '10',
      }),
    );
    await eventually(() => expect(card.queryByText(/^\+/)).toBeNull());
    expect(card.getAllByText(/^−/).length).toBeGreaterThan(0);
    await userEvent.click(card.getByRole('tab', { name: '获得' }));
    await eventually(() => expect(page.calls(paths.records).at(-1)?.query).toMatchObject({ type: 'in' }));
    await eventually(() => expect(card.queryByText(/^−/)).toBeNull());
  });

  test('mark one’s own row, though it lies behind the first ten', async () => {
    const page = open();
    const card = await page.card('积分榜');
    await eventually(() => expect(card.getAllByRole('listitem')).toHaveLength(11));
    const own = card.getByRole('listitem', { current: true });
    expect(own.textContent).toMatch(/第 17 名.*陈思远.*我.*190 分/);
    expect(card.getAllByRole('listitem').at(-1)).toBe(own);
  });

  test('mark one’s own row among the first', async () => {
    const leader = (userId: string, realName: string, credit: number) => ({ userId, realName, credit });
    const page = open(
      meeting(paths.leaders, {
        body: { code: 200, data: [leader('u-9', '林静怡', 320), leader('u-1001', '陈思远', 190)] },
      }),
    );
    const card = await page.card('积分榜');
    await card.findByText('林静怡');
    await arrival(page, 'total');
    expect(card.getAllByRole('listitem')).toHaveLength(2);
    expect(card.getByRole('listitem', { current: true }).textContent).toMatch(/第 2 名.*陈思远.*我/);
  });

  test('lead to where one signs in', async () => {
    const page = open();
    await userEvent.click(await page.findByRole('link', { name: '去签到' }));
    expect(page.visited().at(-1)).toBe('/space/workbench');
  });

  test.each([1440, 1000, 390, 320])('do not run over at %i px', async (width) => {
    await browserPage.viewport(width, 800);
    const page = open();
    await everything(page);
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  });
});

describe('faults of my points', () => {
  test.each(names)('as long as %s is on its way, everything else is there', async (name) => {
    const page = open(meeting(paths[name], { delayMs: 3_600_000 }));
    await everything(page, name);
    page.getByText('加载中');
    expect(page.queryByRole('alert')).toBeNull();
  });

  test.each(readingFaults)(
    '%s of all calls: each says so, and is tried again by itself',
    async (_, fault) => {
      const page = open({
        as: 'teacher',
        prepare: (sandbox) => {
          for (const path of Object.values(paths)) sandbox.fault({ method: 'GET', path, ...fault });
        },
      });
      for (const name of names) await page.findByText(blocks[name].said);
      await expectAccessible(page.host);
      for (const button of await page.findAllByRole('button', { name: '重试' }))
        await userEvent.click(button);
      await everything(page);
      expect(page.toasts()).toEqual([]);
    },
  );

  test('a page that fails is said and tried again in its place', async () => {
    const page = open();
    await arrival(page, 'records');
    const card = await page.card('积分明细');
    page.sandbox.fault({ method: 'GET', path: paths.records, drop: true });
    await userEvent.click(card.getByRole('button', { name: '下一页' }));
    await card.findByText('积分明细加载失败');
    await userEvent.click(await card.findByRole('button', { name: '重试' }));
    await eventually(() => expect(card.getAllByRole('listitem').length).toBeGreaterThan(9));
    expect(page.calls(paths.records).at(-1)?.query).toMatchObject({ current: '2' });
  });
});
