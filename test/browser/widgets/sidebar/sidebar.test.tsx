import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { within } from '@testing-library/dom';
import { catchWindow } from '../../catch-window.ts';
import { paths, showSidebar } from './sidebar-scene.tsx';
import { componentForms, eventually, expectAccessible, forms } from '../../widget.tsx';

const pages = [
  ['学习中心', '/space/workbench'],
  ['梯队建设', '/space/myEchelon'],
  ['学习档案', '/space/studyArchive'],
  ['我的课程', '/space/myCourses'],
  ['绑定项目', '/space/add'],
  ['我的证书', '/space/myCertificates'],
  ['我的订单', '/space/myOrder'],
  ['个人资料', '/space/myData'],
  ['我的积分', '/space/point'],
  ['系统消息', '/space/myNotification'],
];
const answer = (path: string, data: unknown) => ({
  method: 'GET',
  path,
  body: { code: 200, msg: '', data },
  times: 10,
});

beforeEach(async () => {
  await page.viewport(1280, 900);
});

describe.each(forms)('the sidebar as %s', (form) => {
  const open = (options: Parameters<typeof showSidebar>[1] = {}) => {
    const shown = showSidebar(form, options);
    return {
      ...shown,
      menu: async () => within(await shown.findByRole('navigation', { name: '个人空间菜单' })),
    };
  };

  describe.each(componentForms)('in either form', () => {
    describe('who', () => {
      test('shows real name, nickname and role, and the picture at 60 px', async () => {
        const { findByText, getByText, getByRole } = open();
        await findByText('陈思远');
        getByText('昵称：湖畔听雨');
        getByText('学员');
        const picture = getByRole('button', { name: '更换头像' });
        expect(picture.getBoundingClientRect()).toMatchObject({ width: 60, height: 60 });
      });

      test.each([
        [['research_team_plan_admin'], '研修组长'],
        [['somebody', 'project_teacher', 'project_study'], '辅导教师'],
        [['project_region'], '区县管理员'],
      ])('calls the roles %j %s', async (roles, label) => {
        const { findByText } = open({
          prepare: (sandbox) =>
            sandbox.fault(answer(paths.user, { userInfo: { userId: 'u-1001', realName: '陈思远' }, roles })),
        });
        await findByText(label);
      });

      test('shows neither role nor nickname where there is none', async () => {
        const { findByText, queryByText } = open({
          prepare: (sandbox) =>
            sandbox.fault(
              answer(paths.user, { userInfo: { userId: 'u-1001', realName: '陈思远' }, roles: ['x'] }),
            ),
        });
        await findByText('陈思远');
        expect(queryByText(/昵称/)).toBeNull();
        expect(queryByText('学员')).toBeNull();
      });
    });

    describe('counters', () => {
      const texts = (shown: ReturnType<typeof open>) =>
        ['学习时长', '获得证书', '我的积分'].map((label) =>
          shown
            .getAllByText(label)
            .map((one) => one.closest('a')?.innerText.replaceAll('\n', ''))
            .find(Boolean),
        );

      test('each with its unit and the page that tells more', async () => {
        const onNavigate = vi.fn(() => false);
        const shown = open({
          props: { onNavigate },
          prepare: (sandbox) =>
            sandbox.fault(answer(paths.totals, { lessonNum: 86.5, certCount: 12, credit: 0 })),
        });
        await shown.findByText('86.5');
        expect(texts(shown)).toEqual(['86.5学时学习时长', '12本获得证书', '0分我的积分']);
        await userEvent.click(shown.getByRole('link', { name: /获得证书/ }));
        expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ url: '/space/myCertificates' });
      });

      test('are read from data.data as well', async () => {
        const shown = open({
          prepare: (sandbox) =>
            sandbox.fault(answer(paths.totals, { data: { lessonNum: 7, certCount: 8, credit: '9' } })),
        });
        await shown.findByText('9');
        expect(texts(shown)).toEqual(['7学时学习时长', '8本获得证书', '9分我的积分']);
      });

      test.each([
        ['null', { lessonNum: null, certCount: null, credit: null }],
        ['nothing', {}],
        ['an empty text', { lessonNum: '', certCount: '', credit: '' }],
      ])('are dashes for %s', async (_, totals) => {
        const shown = open({ prepare: (sandbox) => sandbox.fault(answer(paths.totals, totals)) });
        await eventually(() => expect(shown.getAllByText('-')).toHaveLength(3));
        expect(texts(shown)).toEqual(['暂无-学习时长', '暂无-获得证书', '暂无-我的积分']);
      });

      test('of a newcomer are dashes', async () => {
        const shown = open({ as: 'newcomer' });
        await eventually(() => expect(shown.getAllByText('-')).toHaveLength(3));
        await expectAccessible(shown.host);
      });
    });
  });

  describe('menu', () => {
    describe.each(componentForms)('in either form', () => {
      test('has the pages in the order of the specification, without those that are hidden', async () => {
        const { menu } = open();
        const [list] = (await menu()).getAllByRole('list');
        const links = within(list ?? document.body).getAllByRole('link');
        expect(
          links.map((link) => [link.textContent?.replace(/99\+.*/, ''), link.getAttribute('href')]),
        ).toEqual(pages);
      });

      test('goes on with the external entries', async () => {
        const { findByRole } = open();
        await findByRole('button', { name: '年度学习报告' });
        const list = await findByRole('list', { name: '更多服务' });
        expect([...list.querySelectorAll('li')].map((entry) => entry.textContent)).toEqual([
          '我的票券（在新窗口打开）',
          '我的钱包（在新窗口打开）',
          '教师统计（在新窗口打开）',
          '年度学习报告',
        ]);
      });

      test('has the data dashboards for the configured user alone', async () => {
        const admin = open({ as: 'admin' });
        await admin.findByRole('button', { name: /区域数据看板/ });
        admin.getByRole('button', { name: /学校数据看板/ });
        admin.unmount();

        const other = open({ as: 'teacher' });
        await other.findByRole('button', { name: '年度学习报告' });
        expect(other.queryByRole('button', { name: /数据看板/ })).toBeNull();
      });

      test('has no data dashboard where no user is configured', async () => {
        const { findByRole, queryByRole } = open({ as: 'admin', settings: { dashboardUserId: '' } });
        await findByRole('button', { name: '年度学习报告' });
        expect(queryByRole('button', { name: /数据看板/ })).toBeNull();
      });

      test('has no entry for a site that is not configured or may not receive the session', async () => {
        const { findByRole, queryByRole } = open({
          settings: { links: { ticket: '', wallet: 'https://wallet.example/' }, tokenOrigins: [] },
        });
        await findByRole('link', { name: /教师统计/ });
        expect(queryByRole('button', { name: /我的票券|我的钱包/ })).toBeNull();
      });

      test('has no annual report where the organisation has none', async () => {
        const { findByText, queryByRole, calls } = open({ as: 'newcomer' });
        await findByText('吴晓彤');
        await eventually(() => expect(calls(paths.organisation).length).toBeGreaterThan(0));
        expect(queryByRole('button', { name: '年度学习报告' })).toBeNull();
      });
    });

    test('shows the annual report’s QR code', async () => {
      const { findByRole } = open();
      await userEvent.click(await findByRole('button', { name: '年度学习报告' }));
      await findByRole('dialog');
    });

    describe.each(componentForms)('in either form', () => {
      test.each([
        ['/space/point', undefined, '我的积分', 'page'],
        ['/space/point/', undefined, '我的积分', 'page'],
        ['/space/myOrder/7', undefined, '我的订单', 'true'],
        ['/space/orderDetail/7', 'myOrder', '我的订单', 'true'],
      ] as const)('at %s (parent %s) marks %s as %s', async (path, parent, name, current) => {
        if (parent && form === 'element') return;
        const { menu } = open({ props: { path, parent } });
        const links = (await menu()).getAllByRole('link');
        expect(
          links
            .filter((link) => link.hasAttribute('aria-current'))
            .map((link) => [link.textContent, link.getAttribute('aria-current')]),
        ).toEqual([[name, current]]);
      });
    });

    test('follows the address of the page where no path is given', async () => {
      const former = window.location.href;
      const { menu } = open();
      const { getByRole } = await menu();
      window.history.pushState(null, '', '/space/myData');
      await eventually(() =>
        expect(getByRole('link', { name: '个人资料' }).getAttribute('aria-current')).toBe('page'),
      );
      window.history.pushState(null, '', former);
      await eventually(() =>
        expect(getByRole('link', { name: '个人资料' }).hasAttribute('aria-current')).toBe(false),
      );
    });

    test('asks before it leads somewhere, and says what opens a new window', async () => {
      const onNavigate = vi.fn(() => false);
      const { findByRole } = open({ props: { onNavigate } });
      await userEvent.click(await findByRole('link', { name: '我的课程' }));
      await userEvent.click(await findByRole('link', { name: /教师统计/ }));
      expect(onNavigate.mock.calls).toEqual([
        [{ url: '/space/myCourses' }],
        [{ url: '/jsfz/', target: '_blank' }],
      ]);
      const statistics = await findByRole('link', { name: /教师统计/ });
      expect(statistics.getAttribute('target')).toBe('_blank');
      expect(statistics.getAttribute('rel')).toContain('noopener');
    });

    describe.each(componentForms)('in either form', () => {
      test.each([
        [128, '99+'],
        [99, '99'],
        [1, '1'],
      ])('counts %i unread messages as %s', async (count, text) => {
        const { findByRole } = open({
          prepare: (sandbox) => sandbox.fault(answer(paths.counts, [{ type: 1, name: '待办', count }])),
        });
        const link = await findByRole('link', { name: /^系统消息.*条未读$/ });
        expect(link.textContent).toBe(`系统消息${text}${text} 条未读`);
      });

      test('has no badge where everything is read', async () => {
        const { menu, calls } = open({ as: 'newcomer' });
        await eventually(() => expect(calls(paths.counts)).toHaveLength(1));
        (await menu()).getByRole('link', { name: '系统消息' });
      });
    });
  });

  describe('another site', () => {
    test.each([
      ['我的票券', '/external/ticket'],
      ['我的钱包', '/external/wallet'],
      ['区域数据看板', '/external/dashboard'],
      ['学校数据看板', '/external/dashboard-school'],
    ])('%s opens in a new window with a one-time key', async (name, path) => {
      const { frame, opened } = catchWindow();
      const { findByRole, calls } = open({ as: 'admin' });
      await userEvent.click(await findByRole('button', { name: new RegExp(`^${name}`) }));
      await eventually(() => expect(frame.contentWindow?.location.pathname).toBe(path));
      expect(new URL(opened.location.href).searchParams.get('key')).toBeTruthy();
      expect(opened.opener).toBeNull();
      expect(calls(paths.key)).toHaveLength(1);
    });

    test('a double click asks for one key', async () => {
      const { frame, open: openWindow } = catchWindow();
      const { findByRole, calls } = open({
        prepare: (sandbox) => sandbox.fault({ method: 'POST', path: paths.key, delayMs: 120 }),
      });
      const ticket = await findByRole('button', { name: /我的票券/ });
      ticket.click();
      ticket.click();
      await eventually(() => expect(ticket.getAttribute('aria-busy')).toBe('true'));
      await eventually(() => expect(frame.contentWindow?.location.pathname).toBe('/external/ticket'));
      expect(openWindow).toHaveBeenCalledOnce();
      expect(calls(paths.key)).toHaveLength(1);
      expect(ticket.hasAttribute('aria-busy')).toBe(false);
    });
  });

  test.each(['light', 'dark'] as const)('has nothing for axe to find in the %s', async (theme) => {
    const { host, findByText, findByRole } = open({
      as: 'admin',
      settings: { theme },
      props: { path: '/space/point' },
    });
    await findByText('周明');
    await findByRole('button', { name: '年度学习报告' });
    await findByText('7');
    await expectAccessible(host);
  });

  test('for a visitor leads to the login and asks for nothing', async () => {
    const onNavigate = vi.fn<(wish: { url: string }) => boolean>(() => false);
    const { findByText, findByRole, calls, host } = open({ as: 'visitor', props: { onNavigate } });
    await findByText('登录后即可进入个人空间');
    await userEvent.click(await findByRole('link', { name: '去登录' }));
    expect(onNavigate.mock.calls[0]?.[0].url).toMatch(/^\/login\/index\?redirect=/);
    expect(calls(paths.totals)).toEqual([]);
    expect(calls(paths.user)).toEqual([]);
    await expectAccessible(host);
  });
});
