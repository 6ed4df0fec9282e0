import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { CallRecord } from '#host/sandbox/calls.ts';
import { address, calls, control, enter, openBrowser, whereabouts } from '../browser.ts';

const { visit } = openBrowser();

const guestLogin = '/api/orgUser/login/visitorLoginByCode';
const modules = '/api/operate/homeModule/list';

const allCalls = async () => (await (await fetch(`${address}/sandbox/calls`)).json()) as CallRecord[];

const tokenOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'portal_token')?.value ?? '';

/** Waits for the sections of the home page and their responses, so that leftovers of an earlier page do not count. */
async function seeHome(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 2, name: '研修项目' }).waitFor();
  await page.getByRole('link', { name: '登录' }).first().waitFor();
  expect(whereabouts(page)).toBe('/index');
}

/** Records every URL that a page navigates to. */
function follow(page: Page): string[] {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(new URL(frame.url()).pathname));
  return addresses;
}

async function openAsGuest(page: Page): Promise<string> {
  await page.goto(`${address}/index`);
  await seeHome(page);
  await expect.poll(() => tokenOf(page)).not.toBe('');
  await page.waitForLoadState('networkidle');
  return tokenOf(page);
}

describe('a guest whose token has expired', () => {
  it('sees the public page, with a new token and without a word', async () => {
    const { page } = await visit();
    const expired = await openAsGuest(page);
    await control('reset', {});
    await control('expire', {});
    const addresses = follow(page);
    await page.goto(`${address}/index`);
    await seeHome(page);
    await expect.poll(() => tokenOf(page)).not.toBe(expired);
    await page.waitForLoadState('networkidle');
    expect((await calls('POST', guestLogin)).length).toBe(1);
    expect((await calls('GET', modules)).at(-1)?.status).toBe(200);
    expect(addresses).not.toContain('/login/index');
    expect(await page.getByText('登录已失效').count()).toBe(0);
  });

  it('sees it without a token where the guest log-in fails', async () => {
    const { page } = await visit();
    await openAsGuest(page);
    await control('reset', {});
    await control('expire', {});
    await control('faults', { method: 'POST', path: guestLogin, status: 500, times: 9 });
    const addresses = follow(page);
    await page.goto(`${address}/index`);
    await seeHome(page);
    await expect.poll(() => tokenOf(page)).toBe('');
    await page.waitForLoadState('networkidle');
    expect((await calls('POST', guestLogin)).length).toBe(1);
    expect((await calls('GET', modules)).at(-1)?.headers.authorization).toBeUndefined();
    expect(addresses).not.toContain('/login/index');
    expect(await page.getByText(/登录已失效|加载失败|服务器开小差/).count()).toBe(0);
  });

  it('lets the other tabs have the new token, and says nothing there', async () => {
    const { page, context } = await visit();
    await openAsGuest(page);
    const other = await context.newPage();
    const expired = await openAsGuest(other);
    await control('reset', {});
    await control('expire', {});
    await page.goto(`${address}/index`);
    await seeHome(page);
    await expect.poll(() => tokenOf(page)).not.toBe(expired);
    await page.waitForLoadState('networkidle');
    const token = await tokenOf(page);
    await control('reset', {});
    await other.bringToFront();
    await other.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(async () => (await allCalls()).length).toBeGreaterThan(0);
    await other.waitForLoadState('networkidle');
    for (const { status, headers } of await allCalls()) {
      expect({ status, authorization: headers.authorization }).toEqual({
        status: 200,
        authorization: `Bearer ${token}`,
      });
    }
    expect(await other.getByText(/已在其他页面退出登录|登录已失效/).count()).toBe(0);
  });

  it('does not hear of a log-out where another tab turns to another organisation', async () => {
    const { page, context } = await visit();
    await openAsGuest(page);
    const other = await context.newPage();
    await openAsGuest(other);
    await control('reset', {});
    const guestsOfDemo = async () =>
      (await calls('POST', guestLogin)).filter(({ body }) => JSON.stringify(body).includes('demo')).length;
    // With a cookie of the other organisation, the tab would keep its token: nothing would show when it has heard.
    const held = new Promise<Route>((hold) => void page.route(`**${guestLogin}?*`, hold));
    await page.goto(`${address}/index?orgCode=collect`);
    await expect.poll(guestsOfDemo).toBe(1);
    await (await held).continue();
    await other.waitForLoadState('networkidle');
    expect(await other.getByText('已在其他页面退出登录').count()).toBe(0);
  });

  it('is led to log in by a write, which is sent once', async () => {
    const { page } = await visit();
    await openAsGuest(page);
    await control('reset', {});
    await control('expire', {});
    await page.getByRole('region', { name: '推荐内容' }).getByRole('link').first().click();
    await page.waitForURL('**/login/index?redirect=*');
    await page.getByText('登录已失效，请重新登录').waitFor();
    await page.waitForLoadState('networkidle');
    const all = (await (await fetch(`${address}/sandbox/calls`)).json()) as {
      method: string;
      path: string;
    }[];
    const writes = all.filter(({ method, path }) => method === 'POST' && path.includes('/banner2/click/'));
    expect(writes).toHaveLength(1);
  });

  it('is led to log in where the organisation has become non-public', async () => {
    const { page } = await visit();
    await openAsGuest(page);
    const asked = await fetch(`${address}/api/orgUser/org/getConfigByCode?orgCode=demo`);
    const { data } = (await asked.json()) as { data: object };
    await control('reset', {});
    await control('expire', {});
    await control('faults', {
      method: 'POST',
      path: guestLogin,
      body: { code: 403, msg: '请登录' },
      times: 9,
    });
    await control('faults', {
      method: 'GET',
      path: '/api/orgUser/org/getConfigByCode',
      body: { code: 200, data: { ...data, isPublic: false } },
      times: 9,
    });
    await page.goto(`${address}/index`);
    await page.waitForURL('**/login/index?redirect=%2Findex');
    await page.getByRole('button', { name: '登录', exact: true }).waitFor();
    expect(await page.getByText('加载失败').count()).toBe(0);
  });
});

describe('a visitor', () => {
  it.each([
    ['answers 500', { status: 500 }],
    ['breaks off', { drop: true }],
    ['is refused', { body: { code: 400, msg: '暂不可用' } }],
  ])('sees a public page though the guest log-in %s', async (_, fault) => {
    const { page } = await visit();
    await control('faults', { method: 'POST', path: guestLogin, ...fault, times: 9 });
    await page.goto(`${address}/index`);
    await seeHome(page);
    expect(await page.getByText(/加载失败|暂不可用/).count()).toBe(0);
    expect((await calls('POST', guestLogin)).length).toBe(1);
  });
});

describe('a learner whose token has expired', () => {
  it.each(['/index', '/space/workbench?tab=1'])('is led from %s to log in, and back', async (path) => {
    const { page } = await visit();
    await enter(page, 'teacher');
    await control('expire', {});
    await page.goto(address + path);
    await page.waitForURL('**/login/index?redirect=*');
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(path);
    await page.getByText('登录已失效，请重新登录').waitFor();
    expect(await calls('POST', guestLogin)).toEqual([]);
  });
});
