import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { CallRecord } from '#host/sandbox/calls.ts';
import { elementReferences } from '#widgets/references.ts';
import { address, enter, openBrowser } from '../browser.ts';
import { documented, heard, openSchool } from './school-site.ts';

const { visit } = openBrowser();
const { site, pageOf } = openSchool();

const tag = `${documented} data-token-provider="schoolToken"`;
const unread = /^消息通知，99\+ 条未读$/;
const waiting = '仍在确认登录状态';

/** Replaces the page's function before its scripts run. */
const answerBy = (page: Page, code: string) =>
  page.addInitScript(`Object.defineProperty(window, 'schoolToken', { get: () => ${code}, set() {} })`);

describe('a token given as text', () => {
  it('costs every call once, and none is given up', async () => {
    const { context, page } = await visit();
    const token = await enter(page, 'teacher');
    await context.clearCookies();
    await answerBy(page, `() => '${token}'`);
    const failed: string[] = [];
    page.on('requestfailed', (request) => failed.push(request.url()));
    await page.goto('about:blank');
    const before = ((await (await fetch(`${address}/sandbox/calls`)).json()) as CallRecord[]).length;
    const body =
      '<portal-bell></portal-bell><portal-header></portal-header><portal-sign-card></portal-sign-card>';
    await page.goto(pageOf(body, tag));
    await page.getByRole('button', { name: unread }).first().waitFor();
    await page.getByRole('button', { name: '陈思远的账号菜单' }).waitFor();
    await page.getByRole('button', { name: /^签到|^已签到/ }).waitFor();
    await page.waitForLoadState('networkidle');
    const calls = ((await (await fetch(`${address}/sandbox/calls`)).json()) as CallRecord[]).slice(before);
    const made = calls
      .filter(({ method }) => method !== 'OPTIONS')
      .map(({ method, path }) => `${method} ${path}`);
    expect(made.toSorted()).toEqual([
      'GET /api/msg/message/getMessageCount',
      'GET /api/orgUser/org/getConfigByCode',
      'GET /api/user/user/info',
      'GET /api/v/credit/mine',
      'GET /api/v/signrecord/detail',
    ]);
    expect(failed).toEqual([]);
  });
});

describe('while the page has not answered', () => {
  it('no element shows the visitor’s view; after ten seconds each says that it waits, and asks again', async () => {
    const { context, page } = await visit();
    const token = await enter(page, 'teacher');
    await context.clearCookies();
    await page.clock.install();
    await answerBy(
      page,
      `() => {
        window.asked = (window.asked ?? 0) + 1;
        window.askedAt ??= Date.now();
        return window.asked === 1 ? new Promise(() => {}) : '${token}';
      }`,
    );
    const tags = elementReferences.map(({ tag }) => tag);
    await page.goto(pageOf(tags.map((name) => `<${name}></${name}>`).join(''), tag));
    await page.waitForFunction((names) => names.every((name) => customElements.get(name)), tags);
    await page.waitForFunction('window.asked === 1');
    // From the question on, since a busy machine takes a while to load all the elements.
    await page.clock.pauseAt((await page.evaluate<number>('window.askedAt')) + 9000);
    const visitors = page.getByRole('link', { name: /登录/ });
    expect(await visitors.allTextContents()).toEqual([]);
    expect(await page.getByText(waiting).count()).toBe(0);
    await page.clock.runFor(2000);
    await page.clock.resume();
    await expect.poll(() => page.getByText(waiting).count()).toBe(tags.length);
    expect(await visitors.allTextContents()).toEqual([]);
    const errors = await heard(page, 'portal-error');
    expect(errors.map((one) => one.tag).toSorted()).toEqual(tags.toSorted());
    expect(errors[0]?.detail).toMatchObject({ name: 'TokenError', code: 'slow' });

    await page.getByText(waiting).first().getByRole('button', { name: '重试' }).click();
    await page.clock.runFor(1000);
    await page.getByRole('button', { name: unread }).first().waitFor();
    expect(await page.getByText(waiting).count()).toBe(0);
  });
});

it.each([
  ['fails', `() => Promise.reject(new Error('HTTP 502'))`, 'failed'],
  ['returns something else', `() => 42`, 'shape'],
  ['is no function', `'abc'`, 'failed'],
])(
  'a function of the page that %s: the visitor’s view, portal-error, and one line in the console',
  async (_, code, kind) => {
    const { page, complaints } = await visit();
    await answerBy(page, code);
    await page.goto(pageOf('<portal-header></portal-header><portal-bell></portal-bell>', tag));
    await page.getByRole('link', { name: '登录', exact: true }).waitFor();
    await expect
      .poll(async () => (await heard(page, 'portal-error')).map((one) => one.tag).toSorted())
      .toEqual(['portal-bell', 'portal-header']);
    expect((await heard(page, 'portal-error'))[0]?.detail).toMatchObject({ name: 'TokenError', code: kind });
    expect(complaints.filter((text) => text.includes('It has to return the token'))).toHaveLength(1);
  },
);

it('the example server of a school provides the token of the user that the school knows', async () => {
  const { context, page } = await visit();
  await context.addCookies([{ name: 'school_user', value: 'teacher', url: site() }]);
  const script = `${documented} data-token-provider="tokenOfServer"`;
  await page.goto(pageOf('<portal-bell></portal-bell>', script));
  await page.getByRole('button', { name: unread }).waitFor();
});
