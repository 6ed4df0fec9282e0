import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import WorkbenchPage from '#host/app/pages/workbench/WorkbenchPage.tsx';
import type { SceneOptions } from '../../scene.ts';
import { readingFaults } from '../faults.ts';
import { meeting, openSpacePage, type SpacePage } from './space-scene.tsx';
import { eventually, expectAccessible } from '../widget.tsx';

const paths = {
  totals: '/api/orgUser/user/getStudyTotal',
  part: '/api/orgUser/user/getTotal',
  counts: '/api/orgUser/task/getUserTaskTotals',
  tasks: '/api/orgUser/task/page',
  todo: '/api/user/v3/learningTasks',
  number: '/api/user/v2/learningTasks/number',
  wallet: '/hkw/api/my/wallet',
  coupons: '/hkw/api/my/card/amount',
  credit: '/api/v/credit/mine',
  sign: '/api/v/signrecord/detail',
};

beforeEach(() => browserPage.viewport(1440, 900));

const open = (options?: SceneOptions) => openSpacePage(<WorkbenchPage />, '/space/workbench', options);

/** Content of each block after its response has arrived. */
const arrivals: Record<keyof typeof paths, (page: SpacePage) => Promise<unknown>> = {
  totals: (page) => page.findByRole('link', { name: /^36\s*证书$/ }),
  part: async (page) => (await page.card('我的参与')).findByRole('link', { name: /培训项目$/ }),
  counts: (page) => page.findByRole('tab', { name: /^进行中\s*21$/ }),
  tasks: async (page) => (await page.card('研修任务')).findByText('学习课程《运动损伤预防》'),
  todo: async (page) => (await page.card('近期待办')).findByText(/乡土历史课程开发/),
  number: (page) => page.findByText('您有 31 项学习任务待完成'),
  wallet: (page) => page.findByText('¥269.08'),
  coupons: (page) => page.findByText('¥5.00'),
  credit: async (page) => (await page.card('我的积分')).findByText('190'),
  sign: (page) => page.findByText('已签到 2/7 天'),
};
const blocks = Object.keys(arrivals) as (keyof typeof paths)[];
const everything = async (page: SpacePage, without?: string) => {
  for (const block of blocks) if (block !== without) await arrivals[block](page);
};

describe('the workbench', () => {
  test.each(['light', 'dark'] as const)(
    'shows a teacher everything, axe finds nothing, %s',
    async (theme) => {
      const page = open({ as: 'teacher', settings: { theme } });
      await page.findByRole('heading', { level: 1, name: '学习中心' });
      await page.findByText(/^(早上|上午|中午|下午|晚上|夜深了).*陈思远老师$/);
      await everything(page);
      await expectAccessible(page.host);
    },
  );

  test.each(['light', 'dark'] as const)('is empty for a newcomer, axe finds nothing, %s', async (theme) => {
    const page = open({ as: 'newcomer', settings: { theme } });
    await page.findByText(/吴晓彤老师$/);
    await page.findByText('目前没有待完成的学习任务');
    await page.findByRole('link', { name: /^暂无\s*学时$/ });
    for (const card of ['近期待办', '研修任务']) await (await page.card(card)).findByText('暂无相关数据');
    await page.findByRole('tab', { name: /^全部\s*0$/ });
    const purse = await page.card('我的钱包');
    await eventually(() => expect(purse.getAllByText('-')).toHaveLength(2));
    await page.findByText('今日签到可得 5 积分');
    await expectAccessible(page.host);
  });

  test('asks each call once, the coupons as agreed', async () => {
    const page = open();
    await everything(page);
    for (const path of Object.values(paths)) expect(page.calls(path), path).toHaveLength(1);
    expect(page.calls(paths.coupons)[0]?.query).toMatchObject({ cardType: 'coupon', status: 'useable' });
  });

  test.each([
    ['学时', '/space/studyArchive'],
    ['证书', '/space/myCertificates'],
    ['积分', '/space/point'],
  ])('leads from the %s to where they come from', async (name, to) => {
    const page = open();
    await userEvent.click(await page.findByRole('link', { name: new RegExp(`^\\d+\\s*${name}$`) }));
    expect(page.visited().at(-1)).toBe(to);
  });

  test.each([
    ['我的参与', /课程$/, '/space/myCourses'],
    ['我的参与', /考试$/, '/space/myExamination'],
    ['近期待办', '全部任务', '/space/myStudyTask'],
    ['研修任务', '学习课程《运动损伤预防》', '/space/myCourses'],
  ])('leads from %s, %s, to its page', async (card, name, to) => {
    const page = open();
    await userEvent.click(await (await page.card(card)).findByRole('link', { name }));
    expect(page.visited().at(-1)).toBe(to);
  });

  test('shows the tasks of one state, from its first page, and turns pages', async () => {
    const page = open();
    const card = await page.card('研修任务');
    await arrivals.tasks(page);
    await userEvent.click(card.getByRole('button', { name: '下一页' }));
    await eventually(() => expect(page.calls(paths.tasks).at(-1)?.query).toMatchObject({ current: '2' }));
    await userEvent.click(card.getByRole('tab', { name: /^已完成/ }));
    await eventually(() =>
      expect(page.calls(paths.tasks).at(-1)?.query).toMatchObject({ current: '1', status: '2', size: '6' }),
    );
    await eventually(() => expect(card.getAllByText('已完成', { selector: 'li *' })).toHaveLength(6));
    await userEvent.click(card.getByRole('tab', { name: /^未开始/ }));
    await eventually(() => expect(card.getAllByText('未开始', { selector: 'li *' })).toHaveLength(6));
  });

  test('the tabs of the tasks are moved through by keyboard', async () => {
    const page = open();
    await arrivals.counts(page);
    page.getByRole('tab', { name: /^全部/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await page.findByRole('tab', { name: /^进行中/, selected: true });
    await eventually(() => expect(page.calls(paths.tasks).at(-1)?.query).toMatchObject({ status: '1' }));
  });

  test('a page of tasks that fails is said and tried again, in its place', async () => {
    const page = open();
    await arrivals.tasks(page);
    const card = await page.card('研修任务');
    page.sandbox.fault({ method: 'GET', path: paths.tasks, status: 500 });
    await userEvent.click(card.getByRole('button', { name: '下一页' }));
    await card.findByText('研修任务加载失败');
    await userEvent.click(await card.findByRole('button', { name: '重试' }));
    await eventually(() => expect(card.getAllByRole('listitem').length).toBeGreaterThan(5));
    expect(page.calls(paths.tasks).at(-1)?.query).toMatchObject({ current: '2' });
  });

  test('after signing in, all that shows credit follows', async () => {
    const page = open();
    await everything(page);
    await userEvent.click(page.getByRole('button', { name: '签到' }));
    await page.findByText('签到成功，获得 10 积分');
    await page.findByRole('link', { name: /^200\s*积分$/ });
    await (await page.card('我的积分')).findByText('200');
  });

  test('opens the wallet with the session, in a new window', async () => {
    const opened = { opener: {}, document: document.implementation.createHTMLDocument(), close: vi.fn() };
    const openWindow = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    const page = open();
    await userEvent.click(await page.findByRole('button', { name: '进入钱包' }));
    await eventually(() =>
      expect(opened.document.querySelector('a')?.href).toMatch(/\/external\/wallet\?key=\w+/),
    );
    expect(openWindow).toHaveBeenCalledExactlyOnceWith('about:blank', '_blank');
    openWindow.mockRestore();
  });

  test('has no way to a wallet that is not configured', async () => {
    const page = open({ as: 'teacher', settings: { links: {} } });
    await arrivals.wallet(page);
    expect(page.queryByRole('button', { name: '进入钱包' })).toBeNull();
  });

  test.each([1440, 1000, 390, 320])('does not run over at %i px', async (width) => {
    await browserPage.viewport(width, 800);
    const page = open();
    await everything(page);
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  });
});

/** Message of each block whose request has failed; without their numbers the tabs only lose a button. */
const failures: Record<keyof typeof paths, string> = {
  totals: '学习统计加载失败',
  part: '参与情况加载失败',
  counts: '研修任务',
  tasks: '研修任务加载失败',
  todo: '近期待办加载失败',
  number: '待办数量加载失败',
  wallet: '余额加载失败',
  coupons: '优惠券加载失败',
  credit: '积分加载失败',
  sign: '签到信息加载失败',
};

describe('faults of the workbench', () => {
  test.each(blocks)('as long as %s is on its way, everything else is there', async (block) => {
    const page = open(meeting(paths[block], { delayMs: 3_600_000 }));
    await everything(page, block);
    // The numbers of the tabs have no skeleton of their own.
    if (block !== 'counts') page.getByText('加载中');
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
      for (const block of blocks) await page.findByText(failures[block]);
      await expectAccessible(page.host);
      for (const name of ['任务数量加载失败，点击重试', '重新加载积分']) {
        await userEvent.click(await page.findByRole('button', { name }));
      }
      await arrivals.counts(page);
      for (const button of await page.findAllByRole('button', { name: '重试' }))
        await userEvent.click(button);
      await everything(page);
      expect(page.toasts()).toEqual([]);
    },
  );
});
