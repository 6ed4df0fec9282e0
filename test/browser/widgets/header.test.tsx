import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { within } from '@testing-library/dom';
import { page, userEvent } from 'vitest/browser';
import { Header, headerDefinition } from '#widgets/header/index.ts';
import { LazyHeader } from '#widgets/header/LazyHeader.tsx';
import { catchWindow } from '../catch-window.ts';
import {
  componentForms,
  eventually,
  expectAccessible,
  forms,
  servedForms,
  show,
  type ShowOptions,
} from '../widget.tsx';

const paths = {
  organisation: '/api/orgUser/org/getConfigByCode',
  navigation: '/api/orgUser/org/getNavigationListByPc',
  user: '/api/user/user/info',
  key: '/api/auth/token/key',
};

const answer = (data: unknown) => ({ method: 'GET', body: { code: 200, msg: '', data } });
const settle = () => new Promise((resolve) => setTimeout(resolve, 60));

describe.each(forms)('the header as %s', (form) => {
  const component = form === 'element' ? LazyHeader : Header;
  const head = (options: ShowOptions = {}) => show(form, { row: headerDefinition, component }, options);

  beforeEach(async () => {
    await page.viewport(1440, 900);
    document.body.style.height = '3000px';
  });
  afterEach(() => {
    document.body.removeAttribute('style');
    vi.restoreAllMocks();
  });

  describe.each(componentForms)('in either form', () => {
    describe('logo', () => {
      test('stands for the name until there is a picture, and leads home', async () => {
        const onNavigate = vi.fn(() => false);
        const { findByRole } = head({
          props: { onNavigate },
          prepare: (sandbox) =>
            sandbox.fault({
              path: paths.organisation,
              ...answer({ orgId: '1', orgCode: 'demo', name: '青云区教研室' }),
            }),
        });
        const logo = await findByRole('link', { name: '青云区教研室首页' });
        expect(logo.textContent).toBe('青云区教研室');
        await userEvent.click(logo);
        expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ url: '/index' });
      });

      test('is the picture of the organisation, with its name for who does not see it', async () => {
        const picture = new URL('logo.svg', window.location.href).href;
        const { findByAltText } = head({
          prepare: (sandbox) =>
            sandbox.fault({
              path: paths.organisation,
              ...answer({ orgId: '1', orgCode: 'demo', name: '青云区教研室', logoUrl: picture }),
            }),
        });
        expect((await findByAltText<HTMLImageElement>('青云区教研室')).src).toBe(picture);
      });

      test('is a neutral mark where the organisation cannot be loaded', async () => {
        const { findByRole, queryByRole } = head({
          prepare: (sandbox) => sandbox.fault({ method: 'GET', path: paths.organisation, status: 500 }),
        });
        expect((await findByRole('link', { name: '教师研修平台首页' })).textContent).toBe('教师研修平台');
        expect(queryByRole('alert')?.textContent ?? '').toBe('');
      });
    });
  });

  describe('navigation', () => {
    describe.each(componentForms)('in either form', () => {
      test('has the configured entries in their order', async () => {
        const { findByRole, getAllByRole, host } = head({ as: 'teacher', props: { nav: true } });
        const nav = await findByRole('navigation', { name: '主导航' });
        const links = [...nav.querySelectorAll('a')].map((link) => [
          link.textContent,
          link.getAttribute('href'),
        ]);
        expect(links).toEqual([
          ['首页', '/index'],
          ['教研活动', '/activity'],
          ['培训项目', '/project'],
          ['直播课堂', '/liveList'],
          ['名师工作室', '/teacher'],
          ['课程超市', '/superstore'],
          ['下载APP', '/appDownload'],
          ['智慧教育平台', '/external/smart-education'],
        ]);
        expect(getAllByRole('link', { name: '首页' })).toHaveLength(1);
        await expectAccessible(host);
      });

      test('is missing without being asked for, and nothing is called for it', async () => {
        const { findByRole, queryByRole, calls } = head({ as: 'teacher' });
        await findByRole('button', { name: '陈思远的账号菜单' });
        expect(queryByRole('navigation')).toBeNull();
        expect(calls(paths.navigation)).toEqual([]);
      });

      test('is that of the organisation as long as nobody is logged in', async () => {
        const { findByRole, calls } = head({ as: 'visitor', props: { nav: true } });
        await findByRole('link', { name: '教研活动' });
        expect(calls(paths.navigation)).toHaveLength(1);
      });

      test.each(['focus', 'online'])('that has failed is asked for again on %s', async (event) => {
        const { findByRole, queryByRole, calls } = head({
          as: 'teacher',
          props: { nav: true },
          prepare: (sandbox) => sandbox.fault({ method: 'GET', path: paths.navigation, status: 500 }),
        });
        await findByRole('button', { name: '陈思远的账号菜单' });
        await eventually(() => expect(calls(paths.navigation)).toHaveLength(1));
        await settle();
        expect(queryByRole('navigation')).toBeNull();
        window.dispatchEvent(new Event(event));
        await findByRole('link', { name: '教研活动' });
        await settle();
        window.dispatchEvent(new Event(event));
        await settle();
        expect(calls(paths.navigation)).toHaveLength(2);
      });
    });

    test('asks its owner before a link is followed', async () => {
      const onNavigate = vi.fn(() => false);
      const { findByRole } = head({ as: 'teacher', props: { nav: true, onNavigate } });
      await userEvent.click(await findByRole('link', { name: '直播课堂' }));
      expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ url: '/liveList' });
    });

    describe.each(componentForms)('in either form', () => {
      test('opens another site in a new window, without telling it where from', async () => {
        const entries = [{ navigationCode: 'hyperlink', name: '智慧教育', url: 'https://smart.example/' }];
        const { findByRole } = head({
          as: 'teacher',
          props: { nav: true },
          prepare: (sandbox) => sandbox.fault({ path: paths.navigation, ...answer(entries) }),
        });
        const link = await findByRole<HTMLAnchorElement>('link', { name: /^智慧教育\s?（在新窗口打开）$/ });
        expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
      });
    });

    test('puts what has no room into the menu 更多', async () => {
      const entries = Array.from({ length: 12 }, (_, place) => ({
        navigationCode: 'hyperlink',
        name: `教师研修栏目${place + 1}`,
        url: `/column/${place + 1}`,
      }));
      const onNavigate = vi.fn(() => false);
      const { findByRole, findAllByRole, getByRole, queryByRole } = head({
        as: 'admin',
        props: { nav: true, search: true, onNavigate },
        prepare: (sandbox) => sandbox.fault({ path: paths.navigation, ...answer(entries) }),
      });
      await userEvent.click(await findByRole('button', { name: '更多' }));
      const items = await findAllByRole('menuitem');
      expect(items.at(-1)?.textContent).toBe('教师研修栏目12');
      expect(queryByRole('link', { name: '教师研修栏目12' })).toBeNull();
      expect(getByRole('link', { name: '教师研修栏目1' })).toBeTruthy();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1440);
      await userEvent.click(getByRole('menuitem', { name: '教师研修栏目12' }));
      expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ url: '/column/12' });
    });

    describe.each(componentForms)('in either form', () => {
      test('that cannot be loaded leaves the rest of the header alone', async () => {
        const { findByRole, queryByRole, calls } = head({
          as: 'teacher',
          props: { nav: true },
          prepare: (sandbox) =>
            sandbox.fault({ method: 'GET', path: paths.navigation, status: 500, times: 9 }),
        });
        await findByRole('button', { name: '陈思远的账号菜单' });
        await eventually(() => expect(calls(paths.navigation)).toHaveLength(1));
        await settle();
        expect(queryByRole('navigation')).toBeNull();
        expect(calls(paths.navigation)).toHaveLength(1);
      });
    });

    test('on a phone is a drawer that a button opens and Esc closes', async () => {
      await page.viewport(390, 844);
      const onNavigate = vi.fn(() => false);
      const { findByRole, queryByRole, focused, host } = head({
        as: 'teacher',
        props: { nav: true, search: true, onNavigate },
      });
      const button = await findByRole('button', { name: '打开导航菜单' });
      await userEvent.click(button);
      const drawer = await findByRole<HTMLDialogElement>('dialog', { name: '主导航' });
      expect(drawer.matches(':modal')).toBe(true);
      for (const link of drawer.querySelectorAll('a')) {
        expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      }
      await expectAccessible(host);
      await userEvent.keyboard('{Escape}');
      await eventually(() => expect(queryByRole('dialog')).toBeNull());
      expect(focused()).toBe(button);

      await userEvent.click(button);
      await userEvent.click(await findByRole('link', { name: '培训项目' }));
      expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ url: '/project' });
      await eventually(() => expect(queryByRole('dialog')).toBeNull());
    });
  });

  describe('account', () => {
    describe.each(componentForms)('in either form', () => {
      test.each(['visitor', 'guest'] as const)('a %s gets the login that leads back here', async (as) => {
        const onNavigate = vi.fn(() => false);
        const { findByRole, queryByRole, calls } = head({ as, props: { onNavigate } });
        const login = await findByRole('link', { name: '登录' });
        const { pathname, search, hash } = window.location;
        const url = `/login/index?redirect=${encodeURIComponent(pathname + search + hash)}`;
        expect(login.getAttribute('href')).toBe(url);
        await userEvent.click(login);
        expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ url });
        expect(queryByRole('button', { name: /账号菜单/ })).toBeNull();
        expect(calls(paths.user)).toEqual([]);
      });
    });

    test('the menu of a learner leads to the personal space', async () => {
      const onNavigate = vi.fn(() => false);
      const { findByRole, queryByRole, host } = head({ as: 'teacher', props: { onNavigate } });
      await userEvent.click(await findByRole('button', { name: '陈思远的账号菜单' }));
      const space = await findByRole('menuitem', { name: '个人空间' });
      expect(space.getAttribute('href')).toBe('/space');
      await expectAccessible(host);
      await userEvent.click(space);
      expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ url: '/space' });
      expect(queryByRole('button', { name: '管理后台' })).toBeNull();
    });

    test('an entry that the server allows late moves no other one', async () => {
      const { findByRole, queryByRole } = head({
        as: 'teacher',
        prepare: (sandbox) =>
          sandbox.fault({ method: 'GET', path: '/api/orgUser/org/getIssuePermission', delayMs: 300 }),
      });
      await userEvent.click(await findByRole('button', { name: '陈思远的账号菜单' }));
      const leaving = await findByRole('menuitem', { name: '退出登录' });
      expect(queryByRole('menuitem', { name: '创作中心' })).toBeNull();
      const before = leaving.offsetTop;
      await findByRole('menuitem', { name: '创作中心' });
      expect(leaving.offsetTop).toBe(before);
    });

    test('logging out asks first, then ends the session and leads to the logout endpoint', async () => {
      const onNavigate = vi.fn<(wish: { url: string }) => boolean>(() => false);
      const { findByRole, session, api } = head({ as: 'teacher', props: { onNavigate } });
      const leave = async (answered: string) => {
        await userEvent.click(await findByRole('button', { name: '陈思远的账号菜单' }));
        await userEvent.click(await findByRole('menuitem', { name: '退出登录' }));
        const question = await findByRole('alertdialog', { name: '确定要退出登录吗？' });
        const button = [...question.querySelectorAll('button')].find((one) => one.textContent === answered);
        if (!button) throw new Error(`the question has no ${answered}`);
        await userEvent.click(button);
      };
      await leave('取消');
      await settle();
      expect(session.getState().userId).toBe('u-1001');
      expect(onNavigate).not.toHaveBeenCalled();

      await leave('确定');
      await findByRole('link', { name: '登录' });
      expect(session.getState().token).toBe('');
      const url = new URL(onNavigate.mock.calls[0]?.[0].url ?? '');
      expect(url.origin + url.pathname).toBe(`${api}/api/auth/user/logout`);
      expect(url.searchParams.get('backurl')).toBe(`${window.location.origin}/`);
    });

    test.each([
      [false, ['portal.searches']],
      [true, []],
    ])('the box “public computer” is ticked as the settings say: %s', async (publicComputer, kept) => {
      const { findByRole, session, sandbox } = head({
        as: 'teacher',
        settings: { publicComputer },
        props: { onNavigate: () => false },
      });
      await userEvent.click(await findByRole('button', { name: '陈思远的账号菜单' }));
      await userEvent.click(await findByRole('menuitem', { name: '退出登录' }));
      const question = within(await findByRole('alertdialog', { name: '确定要退出登录吗？' }));
      expect(question.getByRole<HTMLInputElement>('checkbox', { name: '这是公用电脑' }).checked).toBe(
        publicComputer,
      );
      localStorage.setItem('portal.searches', '[]');
      await userEvent.click(question.getByRole('button', { name: '确定' }));
      await findByRole('link', { name: '登录' });
      expect(Object.keys(localStorage).filter((key) => key === 'portal.searches')).toEqual(kept);
      // The page, which all files share, goes on forgetting until somebody logs in.
      session.logIn(sandbox.tokenOf('teacher'), 'u-1001');
    });

    describe.each(componentForms)('in either form', () => {
      test('a user who cannot be loaded still has a menu', async () => {
        const { findByRole } = head({
          as: 'teacher',
          prepare: (sandbox) => sandbox.fault({ method: 'GET', path: paths.user, status: 500 }),
        });
        await userEvent.click(await findByRole('button', { name: '账号菜单' }));
        await findByRole('menuitem', { name: '退出登录' });
      });

      test('a session that is over shows the login, and leads nowhere', async () => {
        const onNavigate = vi.fn();
        const { findByRole } = head({
          as: 'teacher',
          props: { onNavigate },
          prepare: (sandbox) => sandbox.fault({ method: 'GET', path: paths.user, status: 401 }),
        });
        await findByRole('link', { name: '登录' });
        expect(onNavigate).not.toHaveBeenCalled();
      });
    });
  });

  describe.each(componentForms)('in either form', () => {
    describe('back office', () => {
      test('opens in a new window with a one-time key', async () => {
        const { frame, opened, open } = catchWindow();
        const { findByRole, calls } = head({ as: 'admin' });
        await userEvent.click(await findByRole('button', { name: '管理后台' }));
        expect(open).toHaveBeenCalledExactlyOnceWith('about:blank', '_blank');
        await eventually(() => expect(frame.contentWindow?.location.pathname).toBe('/external/back-office'));
        expect(new URL(opened.location.href).searchParams.get('key')).toBeTruthy();
        expect(opened.opener).toBeNull();
        expect(opened.document.referrer).toBe('');
        expect(calls(paths.key)).toHaveLength(1);
        frame.remove();
      });

      test('gets the token where the operator has chosen that', async () => {
        const { frame, opened } = catchWindow();
        const { findByRole, calls, session } = head({ as: 'admin', settings: { tokenHandover: 'token' } });
        await userEvent.click(await findByRole('button', { name: '管理后台' }));
        await eventually(() => expect(frame.contentWindow?.location.pathname).toBe('/external/back-office'));
        expect(new URL(opened.location.href).searchParams.get('token')).toBe(session.getState().token);
        expect(calls(paths.key)).toEqual([]);
        frame.remove();
      });

      test('a refused key closes the window and shows the message once', async () => {
        const { close } = catchWindow();
        const { findByRole, findAllByText } = head({
          as: 'admin',
          prepare: (sandbox) =>
            sandbox.fault({
              method: 'POST',
              path: paths.key,
              body: { code: 500, msg: '暂不能进入管理后台' },
            }),
        });
        await userEvent.click(await findByRole('button', { name: '管理后台' }));
        expect(await findAllByText('暂不能进入管理后台')).toHaveLength(1);
        expect(close).toHaveBeenCalled();
      });

      test('a window that the browser blocks is said', async () => {
        vi.spyOn(window, 'open').mockReturnValue(null);
        const { findByRole, findByText, calls } = head({ as: 'admin' });
        await userEvent.click(await findByRole('button', { name: '管理后台' }));
        await findByText(/浏览器拦截了新窗口/);
        expect(calls(paths.key)).toEqual([]);
      });

      test.each([
        [
          'does not administrate this organisation',
          { body: { code: 200, data: { userId: 'u-1002', admin: 0 } } },
          0,
        ],
        ['is of a back end that does not say', { body: { code: 200, data: { userId: 'u-1002' } } }, 1],
        ['cannot be asked about', { status: 500 }, 1],
      ])('of an administrator who %s', async (_, fault, count) => {
        const info = '/api/orgUser/user/infoForAdmin';
        const { findByRole, queryAllByRole, calls } = head({
          as: 'admin',
          prepare: (sandbox) => sandbox.fault({ method: 'GET', path: info, ...fault }),
        });
        await findByRole('button', { name: '周明的账号菜单' });
        await eventually(() => expect(calls(info)).toHaveLength(1));
        await eventually(() => expect(queryAllByRole('button', { name: '管理后台' })).toHaveLength(count));
      });

      test.each([
        ['a site that is not allowed', 'https://elsewhere.example/', []],
        ['a site that is not https', 'http://office.example/', ['https://office.example']],
        ['no address', '', []],
      ])('has no button for %s', async (_, backOffice, tokenOrigins) => {
        const { findByRole, queryByRole } = head({
          as: 'admin',
          settings: { links: { backOffice }, tokenOrigins },
        });
        await findByRole('button', { name: '周明的账号菜单' });
        expect(queryByRole('button', { name: '管理后台' })).toBeNull();
      });
    });

    test.each(['visitor', 'teacher', 'admin'] as const)(
      'on a phone of a %s every target has 44 px, and none reaches into another',
      async (as) => {
        await page.viewport(390, 844);
        const { findByRole, getByRole, getByText, findByText } = head({
          as,
          props: { nav: true, search: true },
        });
        const account =
          as === 'visitor'
            ? await findByRole('link', { name: '登录' })
            : await findByRole('button', { name: /^(陈思远|周明)的账号菜单$/ });
        const bell = getByRole('button', { name: /^消息通知/ });
        const targets = [
          await findByRole('button', { name: '打开导航菜单' }),
          await findByRole('link', { name: '东湖区教师发展中心首页' }),
          getByRole('button', { name: '打开搜索' }),
          bell,
          ...(as === 'admin' ? [await findByRole('button', { name: '管理后台' })] : []),
          account,
        ];
        // The logo takes up its space once its picture has loaded.
        await eventually(() => {
          const boxes = targets.map((target) => target.getBoundingClientRect());
          for (const [place, { left, width, height }] of boxes.entries()) {
            expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
            expect(left).toBeGreaterThanOrEqual(boxes[place - 1]?.right ?? 0);
          }
        });
        if (as !== 'teacher') return;
        await findByText('99+');
        const number = getByText('99+').getBoundingClientRect();
        expect(number.right).toBeLessThanOrEqual(account.getBoundingClientRect().left);
        expect(number.left).toBeGreaterThanOrEqual(bell.getBoundingClientRect().left);
      },
    );

    test('is as wide as what it stands in, with all that it shows', async () => {
      const { findByRole, getByRole } = head({ as: 'admin', props: { nav: true, search: true } });
      const header = await findByRole('banner');
      await findByRole('search');
      await findByRole('navigation', { name: '主导航' });
      const place = (header.getRootNode() as ShadowRoot).host ?? header;
      (place.parentElement as HTMLElement).style.inlineSize = '960px';
      await eventually(() => expect(header.offsetWidth).toBe(960));
      await findByRole('button', { name: '更多' });
      await eventually(() => {
        const account = getByRole('button', { name: '周明的账号菜单' });
        expect(account.getBoundingClientRect().right).toBeLessThanOrEqual(
          header.getBoundingClientRect().right,
        );
      });
    });

    test('changes its look past 60 px of scrolling', async () => {
      const { findByRole } = head();
      const header = await findByRole('banner');
      window.scrollTo(0, 60);
      await settle();
      expect(header.hasAttribute('data-scrolled')).toBe(false);
      window.scrollTo(0, 61);
      await eventually(() => expect(header.hasAttribute('data-scrolled')).toBe(true));
    });

    test.each([1440, 1024, 390])('long names stay inside of a window of %i px', async (width) => {
      await page.viewport(width, 844);
      const { findByRole, getByRole, host } = head({
        as: 'admin',
        props: { nav: true, search: true },
        prepare(sandbox) {
          const name = '某某省某某市某某自治州教师继续教育与专业发展指导中心（东校区）';
          sandbox.fault({ path: paths.organisation, ...answer({ orgId: '1', orgCode: 'demo', name }) });
          const userInfo = { userId: 'u-1002', realName: '买买提·艾力阿卜杜热依木江·吐尔逊', admin: true };
          sandbox.fault({ path: paths.user, ...answer({ userInfo, roles: [], permissions: [] }) });
        },
      });
      const account = await findByRole('button', { name: /买买提.*账号菜单/ });
      await findByRole('link', { name: /某某省/ });
      expect(account.getBoundingClientRect().right).toBeLessThanOrEqual(width);
      expect(getByRole('banner').scrollWidth).toBeLessThanOrEqual(width);
      if (width < 992) {
        for (const button of [
          account,
          getByRole('button', { name: '打开搜索' }),
          getByRole('button', { name: '管理后台' }),
        ]) {
          expect(Math.min(button.offsetWidth, button.offsetHeight)).toBeGreaterThanOrEqual(44);
        }
      }
      await expectAccessible(host);
    });
  });
});

describe('the path', () => {
  beforeEach(() => page.viewport(1440, 900));

  test('that its owner names is the current page', async () => {
    const { findByRole } = show(
      'React',
      { row: headerDefinition, component: Header },
      { as: 'teacher', props: { nav: true, path: '/liveList' } },
    );
    expect((await findByRole('link', { name: '直播课堂' })).getAttribute('aria-current')).toBe('page');
    expect((await findByRole('link', { name: '首页' })).getAttribute('aria-current')).toBeNull();
  });

  test.each(servedForms)('of the %s follows the address of the page', async (form) => {
    const before = window.location.href;
    const { findByRole } = show(
      form,
      { row: headerDefinition, component: Header },
      { as: 'teacher', props: { nav: true } },
    );
    const link = await findByRole('link', { name: '培训项目' });
    expect(link.getAttribute('aria-current')).toBeNull();
    history.pushState(null, '', '/project');
    await eventually(() => expect(link.getAttribute('aria-current')).toBe('page'));
    history.replaceState(null, '', before);
    await eventually(() => expect(link.getAttribute('aria-current')).toBeNull());
  });
});
