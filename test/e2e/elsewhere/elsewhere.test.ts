import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { PORTAL_VERSION } from '#src/config.ts';
import { passwords } from '../../passwords.ts';
import { address, calls, control, enter, openBrowser } from '../browser.ts';
import { documented, heard, openSchool, said, schoolPage } from './school-site.ts';

const { visit } = openBrowser();
const { pageOf } = openSchool();

const both = '<portal-bell></portal-bell><portal-feedback></portal-feedback>';
const tag = `${documented} data-token-provider="schoolToken"`;

const tokenOf = (page: Page): Promise<string> => enter(page, 'teacher');

describe('bell and feedback on a page of another site', () => {
  it('work by the token that the page gives: count, list, form', async () => {
    const { context, page } = await visit();
    const token = await tokenOf(page);
    await context.clearCookies();
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.addInitScript((value) => sessionStorage.setItem('token', value), token);
    await page.goto(pageOf(both, tag));

    await page.getByRole('button', { name: /^消息通知，99\+ 条未读$/ }).click();
    const panel = page.getByRole('dialog', { name: /消息通知/ });
    await panel.getByRole('listitem').first().waitFor();
    await panel.getByRole('link', { name: '查看全部消息' }).click();
    expect(await page.evaluate('window.wish')).toBe(`${address}/space/myNotification`);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: /^意见反馈/ }).click();
    const desk = page.getByRole('dialog', { name: /意见反馈/ });
    await desk.getByRole('tab', { name: /提交|我要反馈/ }).click();
    await desk.getByText('功能故障').click();
    await desk.getByRole('textbox').first().fill('嵌入页面上的课程视频无法播放');
    await desk.getByRole('button', { name: /^提交/ }).click();
    await expect.poll(() => said(page)).toContain('portal-submitted');

    expect((await context.cookies()).filter(({ name }) => name === 'portal_token')).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('tell of a session that has ended, show it, and leave the page where it is', async () => {
    const { page } = await visit();
    const token = await tokenOf(page);
    await page.addInitScript((value) => sessionStorage.setItem('token', value), token);
    await control('faults', {
      method: 'GET',
      path: '/api/msg/message/getMessageCount',
      status: 401,
      body: { code: 401, msg: '登录已过期' },
      times: 5,
    });
    const start = pageOf('<portal-bell></portal-bell>', tag);
    await page.goto(start);
    await expect.poll(() => said(page)).toContain('portal-signed-out');
    await page.getByRole('button', { name: '消息通知' }).click();
    const login = page.getByRole('dialog').getByRole('link', { name: /登录/ });
    expect(await login.getAttribute('href')).toBe(`${address}/login/index?orgCode=demo`);
    expect(page.url()).toBe(new URL(start).href);
  });
});

describe('the log-in on a page of another site', () => {
  it('signs in by the documented tag alone, says before that it is for this page, and tells no token', async () => {
    const { page } = await visit();
    await page.goto(pageOf('<portal-login></portal-login>', documented));
    await page.getByText('登录仅在本页面有效').waitFor();
    await page.getByLabel('用户名').fill('teacher');
    await page.getByLabel('密码', { exact: true }).fill(passwords.teacher);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.getByText('登录成功').waitFor();
    expect(await said(page)).toEqual(['portal-done']);
    expect(await heard(page, 'portal-done')).toMatchObject([{ detail: { redirect: '/' } }]);
    expect(Object.keys((await heard(page, 'portal-done'))[0]?.detail ?? {})).toEqual(['redirect']);
  });

  it('says which file of settings cannot be had, and stands all the same', async () => {
    const { page, complaints } = await visit();
    await page.route('**/portal.config.json', (route) => route.fulfill({ status: 404 }));
    await page.goto(pageOf('<portal-login></portal-login>', documented));
    await page.getByLabel('用户名').waitFor();
    expect(await said(page)).toEqual(['portal-error']);
    expect(complaints.filter((text) => text.includes(`${address}/portal.config.json`))).not.toEqual([]);
  });
});

it('a page with one bell needs seven requests: itself, the loader, four chunks and the count', async () => {
  const { page } = await visit();
  await enter(page, 'teacher');
  await page.route('**/school.html', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: schoolPage('data-org="demo"', '<portal-bell></portal-bell>').replaceAll(`${address}/`, '/'),
    }),
  );
  await control('reset', {});
  // Requests of the portal's own page must not count as requests of this one.
  await page.goto('about:blank');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) requests.push(new URL(request.url()).pathname);
  });
  // Keep the pointer away from the elements, since hover would trigger a prefetch.
  await page.mouse.move(5, 700);
  await page.goto(`${address}/school.html`);
  await page.getByRole('button', { name: /^消息通知，99\+ 条未读$/ }).waitFor();
  expect(requests, requests.join('\n')).toHaveLength(7);
  expect(requests.filter((path) => path.startsWith(`/cdn/${PORTAL_VERSION}/chunks/`))).toHaveLength(4);
  expect(await calls('GET', '/api/msg/message/getMessageCount')).toHaveLength(1);
});
