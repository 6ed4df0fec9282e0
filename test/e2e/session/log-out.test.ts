import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accountButton, address, calls, control, enter, openBrowser } from '../browser.ts';

const { visit } = openBrowser();

/** The status with which the sandbox answers the token. */
async function statusOf(token: string): Promise<number> {
  const answer = await fetch(`${address}/api/user/user/info`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.status;
}

const expectRevoked = (token: string) => expect.poll(() => statusOf(token)).toBe(401);

async function openAs(page: Page, path = '/index'): Promise<string> {
  const token = await enter(page, 'teacher');
  await page.goto(address + path);
  await accountButton(page).waitFor();
  expect(await statusOf(token)).toBe(200);
  return token;
}

async function logOut(page: Page): Promise<void> {
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
}

const info = { method: 'GET', path: '/api/user/user/info' };

/** Every way out, each with what leads there. */
const waysOut: { name: string; path?: string; go: (page: Page) => Promise<unknown> }[] = [
  { name: 'the menu', go: logOut },
  {
    name: 'a session that the server ends with "-1", though its token lives',
    async go(page) {
      await control('faults', { ...info, body: { code: '-1', msg: '请重新登录' } });
      await page.goto(`${address}/space/workbench`);
      await page.waitForURL('**/login/index?redirect=*');
    },
  },
  {
    name: 'user info that fails',
    async go(page) {
      await control('faults', { ...info, body: { code: 500, msg: '用户信息加载失败' } });
      await page.goto(`${address}/space/workbench`);
      await page.waitForURL('**/login/index?redirect=*');
    },
  },
  {
    name: 'another tab',
    async go(page) {
      const other = await page.context().newPage();
      await other.goto(`${address}/index`);
      await logOut(other);
      await page.getByRole('link', { name: '登录' }).first().waitFor();
    },
  },
  {
    name: '/commonLogin',
    async go(page) {
      await page.goto(`${address}/commonLogin`);
      await page.getByRole('button', { name: '退出登录' }).click();
      await page.waitForURL('**/login/index');
    },
  },
  {
    name: 'a link to another organisation',
    async go(page) {
      await page.goto(`${address}/index?orgCode=closed`);
      await page.getByRole('button', { name: '退出并切换' }).click();
      await page.waitForURL('**/login/index?**');
    },
  },
  {
    name: '“log in now” after a changed password',
    path: '/space/updatePwd',
    async go(page) {
      await page.getByLabel('原密码', { exact: true }).fill('Teacher#2026');
      await page.getByLabel('新密码', { exact: true }).fill('Changed#2026');
      await page.getByLabel('确认新密码', { exact: true }).fill('Changed#2026');
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: '立即登录' }).click();
      await page.waitForURL('**/login/index?redirect=*');
    },
  },
  {
    name: 'another account in another tab',
    async go(page) {
      const other = await page.context().newPage();
      const { token, userId } = (await control('enter', { username: 'admin' })) as Record<string, string>;
      await other.goto(`${address}/login/appLogin?token=${token}`);
      await other
        .getByRole('button', { name: /进入|登录|继续|切换/ })
        .first()
        .click();
      expect(userId).not.toBe('');
      await expect.poll(() => page.evaluate(() => document.cookie)).toContain(token);
    },
  },
];

describe('the token is refused after', () => {
  it.each(waysOut)('$name', async ({ path, go }) => {
    const { page } = await visit();
    const token = await openAs(page, path);
    await go(page);
    await expectRevoked(token);
  });
});

describe('a log-out', () => {
  it('revokes by the Bearer header before anything is cleared, and then passes the endpoint', async () => {
    const { page } = await visit();
    const token = await openAs(page);
    const seen: { bearer: string | undefined; hasCookie: boolean }[] = [];
    await page.route('**/api/auth/user/logout?**', async (route) => {
      const headers = await route.request().allHeaders();
      const cookies = await page.context().cookies();
      const hasCookie = cookies.some(({ value }) => value === token);
      seen.push({ bearer: headers.authorization, hasCookie });
      await route.continue();
    });
    await logOut(page);
    await page.getByRole('link', { name: '登录' }).first().waitFor();
    // The page shows the link before it leaves for the endpoint.
    await expect
      .poll(() => seen)
      .toEqual([
        { bearer: `Bearer ${token}`, hasCookie: true },
        { bearer: undefined, hasCookie: false },
      ]);
  });

  it.each([0, 300])(
    'reaches the endpoint that answers after %i ms, whatever the dialog does to the history',
    async (delay) => {
      for (let round = 0; round < 3; round++) {
        const { page } = await visit({ width: 390, height: 844 });
        await openAs(page);
        let navigations = 0;
        await page.route('**/api/auth/user/logout?backurl=**', async (route) => {
          navigations++;
          await new Promise((resolve) => setTimeout(resolve, delay));
          await route.continue();
        });
        await page.evaluate(() => Object.assign(window, { isFormer: true }));
        await logOut(page);
        await expect.poll(() => navigations).toBe(1);
        await page.waitForFunction(() => !('isFormer' in window));
        await page.getByRole('link', { name: '登录' }).first().waitFor();
        expect(navigations).toBe(1);
      }
    },
  );

  it('waits a second for a server that does not answer, and leaves', async () => {
    const { page } = await visit();
    await openAs(page);
    await control('faults', { method: 'GET', path: '/api/auth/user/logout', delayMs: 4000 });
    const at = Date.now();
    const left = page.waitForRequest((request) => request.url().includes('logout?backurl='));
    await logOut(page);
    await left;
    expect(Date.now() - at).toBeGreaterThanOrEqual(900);
    expect(await page.evaluate(() => document.cookie).catch(() => '')).not.toContain('portal_token=');
  });

  it('sends no second request for a token that the server has refused', async () => {
    const { page } = await visit();
    const token = await openAs(page);
    await control('expire', { token });
    await page.goto(`${address}/space/workbench`);
    await page.waitForURL('**/login/index?redirect=*');
    expect(await calls('GET', '/api/auth/user/logout')).toEqual([]);
  });
});

it('a log-out leaves a later log-in alone, of which its tab has not heard', async () => {
  const { page, context } = await visit();
  const token = await openAs(page);
  const { token: later } = (await control('enter', { username: 'admin' })) as { token: string };
  await context.addCookies([{ name: 'portal_token', value: later, url: address, sameSite: 'Lax' }]);
  await logOut(page);
  await page.getByRole('button', { name: '周明的账号菜单' }).waitFor();
  await expectRevoked(token);
  expect(await statusOf(later)).toBe(200);
});

describe('on a public computer', () => {
  const items = {
    local: ['draft:demo:u-1001:course', 'notes:demo|u-1001:course:5001', 'watching:demo|u-1001:course:5001'],
    session: ['draft:demo:u-1001:feedback', 'code.forgotPassword.u-1001'],
  };
  const fillStorage = (page: Page) =>
    page.evaluate(({ local, session }) => {
      for (const item of local) localStorage.setItem(`portal.${item}`, '"Zhou"');
      for (const item of session) sessionStorage.setItem(`portal.${item}`, '"Zhou"');
      localStorage.setItem('portal.of-an-older-release', '"Zhou"');
      localStorage.setItem('of-another-application', '"stays"');
    }, items);
  const stored = (page: Page) =>
    page.evaluate(() => [...Object.entries(localStorage), ...Object.entries(sessionStorage)].join('\n'));

  async function leave(page: Page, isTicked: boolean) {
    await accountButton(page).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    const question = page.getByRole('alertdialog', { name: '确定要退出登录吗？' });
    const box = question.getByRole('checkbox', { name: '这是公用电脑' });
    expect(await box.isChecked()).toBe(false);
    expect(
      await question.getByRole('button', { name: '取消' }).evaluate((one) => one.matches(':focus')),
    ).toBe(true);
    if (isTicked) await box.check();
    await question.getByRole('button', { name: '确定' }).click();
    await page.getByRole('link', { name: '登录' }).first().waitFor();
  }

  it('nothing of the user stays in the browser, not even in other tabs', async () => {
    const { page, context } = await visit();
    await openAs(page, '/search?searchVal=分数');
    await fillStorage(page);
    const other = await context.newPage();
    await other.goto(`${address}/space/workbench`);
    await accountButton(other).waitFor();
    await fillStorage(other);
    await leave(page, true);
    await other.waitForURL('**/login/index?**');
    for (const tab of [page, other]) {
      await expect.poll(() => stored(tab)).not.toMatch(/u-1001|Zhou|分数/);
      await expect.poll(() => stored(tab)).toContain('of-another-application');
    }
  });

  it.each([
    ['/commonLogin', '退出登录'],
    ['/index?orgCode=closed', '退出并切换'],
  ])('nothing of the user stays after %s', async (link, leave) => {
    const { page, context } = await visit();
    await openAs(page);
    await fillStorage(page);
    const other = await context.newPage();
    await other.goto(`${address}/space/workbench`);
    await accountButton(other).waitFor();
    await fillStorage(other);
    await page.goto(address + link);
    const box = page.getByRole('checkbox', { name: '这是公用电脑' });
    await box.waitFor();
    expect(await box.isChecked()).toBe(false);
    await box.check();
    await page.getByRole('button', { name: leave, exact: true }).click();
    await page.waitForURL('**/login/index**');
    for (const tab of [page, other]) {
      await expect.poll(() => stored(tab)).not.toMatch(/u-1001|Zhou/);
      await expect.poll(() => stored(tab)).toContain('of-another-application');
    }
  });

  it('nothing is removed from one’s own', async () => {
    const { page } = await visit();
    await openAs(page);
    await fillStorage(page);
    await leave(page, false);
    for (const item of [...items.local, ...items.session])
      await expect.poll(() => stored(page)).toContain(item);
  });
});
