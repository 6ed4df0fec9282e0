import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  accountButton,
  address,
  calls,
  control,
  enter,
  listen,
  logIn,
  openBrowser,
  whereabouts,
} from '../browser.ts';
import { quietOf } from '#test/quiet.ts';

const { visit } = openBrowser();

describe('logging in', () => {
  it('brings a learner to the page first asked for, query and hash included', async () => {
    const { page, complaints } = await visit();
    await page.goto(`${address}/space/point?tab=2#rules`);
    await page.waitForURL('**/login/index?redirect=*');
    await page.getByLabel('用户名').fill('teacher');
    await page.getByLabel('密码', { exact: true }).fill('Teacher#2026');
    await page.getByLabel('密码', { exact: true }).press('Enter');
    await page.waitForURL('**/space/point**');
    expect(whereabouts(page)).toBe('/space/point?tab=2#rules');
    expect(complaints).toEqual([]);
  });

  it('keeps the user name after a wrong password and shows the server’s message once', async () => {
    const { page } = await visit();
    await page.goto(`${address}/login/index`);
    await page.getByLabel('用户名').fill('teacher');
    await page.getByLabel('密码', { exact: true }).fill('wrong-password');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    const message = page.getByText(/用户名或密码(错误|不正确)/);
    await message.waitFor();
    expect(await message.count()).toBe(1);
    expect(await page.getByLabel('用户名').inputValue()).toBe('teacher');
    expect(whereabouts(page)).toBe('/login/index');
  });

  it('encrypts the password on a desktop and sends it as it is from a phone', async () => {
    for (const [userAgent, plain] of [
      [undefined, false],
      [
        'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
        true,
      ],
    ] as const) {
      const { page } = await visit(userAgent ? { userAgent, width: 390 } : {});
      const sent = page.waitForRequest((request) => request.url().includes('/api/auth/user/login'));
      await logIn(page, 'teacher');
      const query = new URL((await sent).url()).searchParams;
      expect(query.get('password') === 'Teacher#2026').toBe(plain);
      expect(query.get('randomStr')).toMatch(/\w{6,}/);
    }
  });

  it('leads a learner who opens the login page home', async () => {
    const { page } = await visit();
    await logIn(page, 'teacher');
    await page.goto(`${address}/login/index`);
    await page.waitForURL('**/index');
    await expect.poll(() => whereabouts(page)).toBe('/index');
  });

  it('stays on our origin whatever the redirect says', async () => {
    for (const hostile of [
      '//evil.example',
      'javascript:alert(1)',
      '%2F%2Fevil.example',
      '/\t/evil.example',
    ]) {
      const { page } = await visit();
      await logIn(page, 'teacher', `/login/index?redirect=${encodeURIComponent(hostile)}`);
      expect(new URL(page.url()).origin).toBe(address);
      await expect.poll(() => whereabouts(page)).toBe('/index');
    }
  });
});

describe('a tab at the log-in', () => {
  const elsewhere = async (page: Page) => {
    const other = await page.context().newPage();
    await logIn(other, 'teacher');
  };

  it.each([
    ['/login/index', '/index'],
    ['/login/index?redirect=%2Fspace%2Fpoint%3Ftab%3D2%23rules', '/space/point?tab=2#rules'],
    ['/login/wxScanLogin?redirect=%2Fspace%2FmyData', '/space/myData'],
  ])('%s follows a log-in in another tab to %s', async (waiting, wanted) => {
    const { page, complaints } = await visit();
    await page.goto(address + waiting);
    await page.getByRole('heading', { name: '欢迎登录' }).waitFor();
    await elsewhere(page);
    await expect.poll(() => whereabouts(page)).toBe(wanted);
    await accountButton(page).waitFor();
    expect(complaints).toEqual([]);
  });

  it('to which a log-out in another tab has led returns after the next log-in there', async () => {
    const { page, context } = await visit();
    await enter(page, 'teacher');
    await page.goto(`${address}/space/point?tab=2#rules`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const other = await context.newPage();
    await other.goto(`${address}/index`);
    await accountButton(other).click();
    await other.getByRole('menuitem', { name: '退出登录' }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
    await page.waitForURL('**/login/index?redirect=*');
    await other.getByRole('link', { name: '登录' }).first().waitFor();
    await logIn(other, 'teacher');
    await expect.poll(() => whereabouts(page)).toBe('/space/point?tab=2#rules');
  });

  it('keeps method and number over a reload, and neither code nor password', async () => {
    const { page, context } = await visit();
    await page.goto(`${address}/login/index`);
    await page.getByLabel('密码', { exact: true }).fill('Secret#2026');
    await page.getByRole('tab', { name: '短信登录' }).click();
    await page.getByLabel('手机号', { exact: true }).fill('13812345678');
    await page.getByLabel('验证码', { exact: true }).fill('246810');
    await page.reload();
    await expect
      .poll(() => page.getByRole('tab', { name: '短信登录' }).getAttribute('aria-selected'))
      .toBe('true');
    expect(await page.getByLabel('手机号', { exact: true }).inputValue()).toBe('13812345678');
    expect(await page.getByLabel('验证码', { exact: true }).inputValue()).toBe('');
    await page.getByRole('tab', { name: '账号登录' }).click();
    expect(await page.getByLabel('密码', { exact: true }).inputValue()).toBe('');
    const other = await context.newPage();
    await other.goto(`${address}/login/index`);
    await other.getByRole('tab', { name: '短信登录' }).click();
    expect(await other.getByLabel('手机号', { exact: true }).inputValue()).toBe('');
  });

  it.each([['/login/forget'], ['/login/activate'], ['/login/mobileRegister']])(
    'keeps the number of %s over a reload',
    async (path) => {
      const { page } = await visit();
      await page.goto(address + path);
      await page.getByLabel('手机号', { exact: true }).fill('13812345678');
      // On a busy machine the script takes over what was typed only now.
      await expect
        .poll(() => page.evaluate(() => Object.values(sessionStorage).join()))
        .toContain('13812345678');
      await page.reload();
      await expect.poll(() => page.getByLabel('手机号', { exact: true }).inputValue()).toBe('13812345678');
    },
  );
});

describe('logging out', () => {
  it('asks first, and does nothing on cancel', async () => {
    const { page } = await visit();
    await enter(page, 'teacher');
    await page.goto(`${address}/index`);
    await accountButton(page).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    const question = page.getByRole('alertdialog', { name: '确定要退出登录吗？' });
    await question.getByRole('button', { name: '取消' }).click();
    await question.waitFor({ state: 'detached' });
    await expect
      .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'portal_token'))
      .toBe(true);
  });

  it('asks at once, since the menu has loaded the question', async () => {
    const { page } = await visit();
    await enter(page, 'teacher');
    await page.goto(`${address}/index`);
    const quiet = quietOf(page);
    await accountButton(page).click();
    const logout = page.getByRole('menuitem', { name: '退出登录' });
    await logout.waitFor();
    await quiet();
    await page.route('**/*.js', (route) => route.abort());
    await logout.click();
    await page.getByRole('alertdialog', { name: '确定要退出登录吗？' }).waitFor();
  });

  it('clears the session, passes the logout endpoint and comes back', async () => {
    const { page } = await visit();
    await logIn(page, 'teacher');
    await accountButton(page).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    const left = page.waitForRequest((request) => request.url().includes('/api/auth/user/logout?backurl='));
    await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
    const backurl = new URL((await left).url()).searchParams.get('backurl');
    expect(new URL(backurl ?? '').origin).toBe(address);
    await page.getByRole('link', { name: '登录' }).first().waitFor();
    expect(await page.evaluate(() => localStorage.getItem('portal.tokenRecord') ?? '')).not.toContain(
      'u-1001',
    );
  });

  it('in one tab signs the other out', async () => {
    const { page, context } = await visit();
    await logIn(page, 'teacher', '/login/index?redirect=%2Fspace%2Fpoint');
    const other = await context.newPage();
    await other.goto(`${address}/space/workbench`);
    await other.getByRole('heading', { level: 1 }).waitFor();
    await accountButton(page).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
    await other.waitForURL('**/login/index?redirect=*');
    expect(new URL(other.url()).searchParams.get('redirect')).toBe('/space/workbench');
  });

  it('is forced once when many calls find the session dead, with one message', async () => {
    const { page } = await visit();
    await enter(page, 'teacher');
    await control('faults', {
      method: 'GET',
      path: '/api/user/user/info',
      status: 401,
      body: { code: 401, msg: '登录已失效' },
      times: 5,
    });
    await page.goto(`${address}/space/workbench?tab=1`);
    await page.waitForURL('**/login/index?redirect=*');
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/space/workbench?tab=1');
    await page.getByText('登录已失效').waitFor();
    expect(await page.getByText('登录已失效').count()).toBe(1);
    expect((await calls('GET', '/api/auth/user/logout')).length).toBe(0);
  });
});

describe('a failing user-info call', () => {
  it('logs out, shows the error and goes to login with the redirect', async () => {
    const { page } = await visit();
    await enter(page, 'teacher');
    await control('faults', {
      method: 'GET',
      path: '/api/user/user/info',
      body: { code: 500, msg: '用户信息加载失败' },
    });
    await page.goto(`${address}/space/myData`);
    await page.waitForURL('**/login/index?redirect=%2Fspace%2FmyData');
    await page.getByText('用户信息加载失败').waitFor();
    expect(
      (await page.context().cookies()).filter(({ name, value }) => name === 'portal_token' && value),
    ).toEqual([]);
  });
});

describe('a page that is left while it loads', () => {
  it('keeps the session', async () => {
    const { page } = await visit();
    await logIn(page, 'teacher');
    for (const delayMs of [50, 150, 300]) {
      await control('faults', { method: 'GET', path: '/api/user/user/info', delayMs: 2000 });
      await Promise.all([
        page.waitForRequest((request) => request.url().includes('/api/user/user/info')),
        page.goto(`${address}/space/point`, { waitUntil: 'commit' }),
      ]);
      await page.waitForTimeout(delayMs);
      await page.goto(`${address}/space/workbench`);
      await accountButton(page).waitFor();
    }
    expect(whereabouts(page)).toBe('/space/workbench');
  });
});

describe('organisations', () => {
  it('demo lets a visitor in as a guest, and sends it to login from the personal space', async () => {
    const { page, complaints } = await visit();
    await page.goto(`${address}/`);
    await page.waitForURL('**/index');
    await page.getByRole('link', { name: '登录' }).first().waitFor();
    await expect
      .poll(async () => (await calls('POST', '/api/orgUser/login/visitorLoginByCode')).length)
      .toBe(1);
    await page.goto(`${address}/space`);
    await page.waitForURL('**/login/index?redirect=%2Fspace%2Fworkbench');
    expect(complaints).toEqual([]);
  });

  it('closed sends a visitor to login', async () => {
    const { page } = await visit();
    await page.goto(`${address}/index?orgCode=closed`);
    await page.waitForURL('**/login/index?orgCode=closed&redirect=*');
    await page.getByRole('button', { name: '登录', exact: true }).waitFor();
  });

  it('another one in a link starts a clean session, once the learner has agreed', async () => {
    const { page } = await visit();
    await logIn(page, 'teacher');
    await page.goto(`${address}/index?orgCode=collect`);
    await page.getByRole('button', { name: '退出并切换' }).click();
    await page.getByRole('link', { name: '登录' }).first().waitFor();
    await expect.poll(() => page.title()).toContain('青屏县');
    await page.goto(`${address}/space/workbench`);
    await page.waitForURL('**/login/index?orgCode=collect&redirect=*');
  });

  it('one that cannot be loaded shows an error with a retry', async () => {
    const { page } = await visit();
    await control('faults', {
      method: 'GET',
      path: '/api/orgUser/org/getConfigByCode',
      status: 500,
      body: '<h1>oops</h1>',
    });
    await page.goto(`${address}/index`);
    await page.getByRole('heading', { name: '机构信息加载失败' }).waitFor();
    await page.getByRole('button', { name: '重新加载' }).click();
    await expect.poll(() => page.title()).toContain('东湖区教师发展中心');
  });
});

describe('an administrator', () => {
  it('sees the back office button, and gets there in a new window with a one-time key', async () => {
    const { page, context } = await visit();
    await logIn(page, 'admin');
    const opened = context.waitForEvent('page');
    await page.getByRole('banner').getByRole('button', { name: '管理后台', exact: true }).click();
    const office = await opened;
    listen(office);
    await office.waitForURL('**/external/back-office?*');
    expect(new URL(office.url()).searchParams.get('key')).toBeTruthy();
    expect(office.url()).not.toContain('token=');
    expect(await office.evaluate(() => window.opener)).toBeNull();
  });

  it('is the only one who sees it', async () => {
    const { page } = await visit();
    await enter(page, 'teacher');
    await page.goto(`${address}/index`);
    await accountButton(page).waitFor();
    expect(await page.getByText('管理后台').count()).toBe(0);
  });
});
