import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { startServer, type PortalServer } from '#host/server/start.ts';
import { person, secret } from '../second-back-end/data.ts';
import { openSecondBackEnd, type SecondBackEnd } from '../second-back-end/server.ts';
import { openBrowser, openFeedback } from './browser.ts';

const { visit } = openBrowser();

const source = new URL('../second-back-end/adapter.js', import.meta.url);
const settings = {
  org: 'demo',
  clientCredential: 'portal-web:public',
  adapter: '/adapter.js',
  callPrefixes: ['v1'],
};

let place: string;
let backEnd: SecondBackEnd;
let front: PortalServer;
let adapter: string;

/** The portal as its operator sets it up: the build with an adapter in it, and a file of settings. */
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'portal-adapted-'));
  const { portal, cdn } = inject('folders');
  await cp(portal, join(place, 'portal'), { recursive: true });
  await writeFile(join(place, 'settings.json'), JSON.stringify(settings));
  adapter = await readFile(source, 'utf8');
  backEnd = await openSecondBackEnd();
  front = await startServer({
    portal: join(place, 'portal'),
    cdn,
    api: backEnd.address,
    config: join(place, 'settings.json'),
  });
});
afterAll(async () => {
  await front.close();
  await backEnd.close();
  await rm(place, { recursive: true, force: true });
});
beforeEach(async () => {
  backEnd.reset();
  await serveAdapter(adapter);
});

const serveAdapter = (text: string) => writeFile(join(place, 'portal/adapter.js'), text);

const accountMenu = (page: Page) => page.getByRole('button', { name: `${person.display_name}的账号菜单` });

async function typeAccount(page: Page, password = secret): Promise<void> {
  await page.getByLabel('用户名').fill(person.login);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

async function logIn(page: Page, path = '/index'): Promise<void> {
  await page.goto(`${front.address}/login/index`);
  await typeAccount(page);
  await accountMenu(page).waitFor();
  await page.goto(front.address + path);
}

it('the adapter has at most 120 lines', () => {
  expect(adapter.trimEnd().split('\n').length).toBeLessThanOrEqual(120);
});

describe('the portal on a back end of another shape', () => {
  it('shows a visitor the home page, and takes the log-in, whose refusal it says in the words of the server', async () => {
    const { page, complaints } = await visit();
    await page.goto(`${front.address}/index`);
    await page.getByText('单元整体教学设计').first().waitFor();
    await page.getByRole('link', { name: '登录' }).first().click();
    await typeAccount(page, 'Wrong#2026');
    await page.getByText('账号或口令不对').first().waitFor();
    expect(await page.getByLabel('用户名').inputValue()).toBe(person.login);
    await typeAccount(page);
    await accountMenu(page).waitFor();
    expect(backEnd.asked).toContain('POST /v1/sessions');
    expect(backEnd.asked).toContain('GET /v1/me');
    expect(complaints.filter((one) => /Content Security Policy|^error:/.test(one))).toEqual([]);
  });

  it('lists courses, finds one by a word and shows its details', async () => {
    const { page } = await visit();
    await logIn(page, '/course');
    await page
      .getByRole('link', { name: /课堂观察与评课/ })
      .first()
      .click();
    await page.getByText('课堂观察与评课面向全市教师，共八讲。').waitFor();
    expect(backEnd.asked.some((one) => /^GET \/v1\/catalogue\/courses\?.*key=502/.test(one))).toBe(true);
    expect(
      backEnd.asked.filter((one) => one.includes('getListByFilter') && one.includes('/course/')),
    ).toEqual([]);
  });

  it('counts the unread notifications and marks them read', async () => {
    const { page } = await visit();
    await logIn(page, '/space/myNotification');
    await page.getByText('第 1 期研修简报已发布').first().waitFor();
    await page.getByRole('button', { name: '消息通知，2 条未读' }).first().waitFor();
    await page.getByRole('main').getByRole('button', { name: /^未读/ }).first().click();
    await expect.poll(() => backEnd.asked).toContain('PATCH /v1/letters/700');
    await page.getByRole('button', { name: '消息通知，1 条未读' }).first().waitFor();
    await page.getByRole('button', { name: '全部已读' }).click();
    await expect.poll(() => backEnd.asked).toContain('POST /v1/letters/seen');
    await page.getByRole('button', { name: '消息通知', exact: true }).first().waitFor();
  });

  it('sends a ticket and lists it; what is refused stays typed', async () => {
    const { page } = await visit();
    await logIn(page);
    const dialog = await openFeedback(page);
    await dialog.getByRole('tab', { name: '提交反馈' }).click();
    await dialog.getByRole('radio', { name: '操作体验' }).check({ force: true });
    await dialog.getByLabel('反馈内容').fill('太慢');
    await dialog.getByRole('button', { name: '提交', exact: true }).click();
    await page.getByText('请至少写五个字').first().waitFor();
    expect(await dialog.getByLabel('反馈内容').inputValue()).toBe('太慢');
    await dialog.getByLabel('反馈内容').fill('课程页面打开太慢');
    await dialog.getByRole('button', { name: '提交', exact: true }).click();
    await dialog.getByText('课程页面打开太慢').first().waitFor();
    await dialog.getByText('证书在哪里下载？').first().waitFor();
    expect(backEnd.asked.filter((one) => one === 'POST /v1/reports')).toHaveLength(2);
  });

  it('lists the own courses, and leads from one to its details', async () => {
    const { page } = await visit();
    await logIn(page, '/space/myCourse');
    await page
      .getByRole('link', { name: /单元整体教学设计/ })
      .first()
      .click();
    await page.getByText('单元整体教学设计面向全市教师，共八讲。').waitFor();
  });

  it('logs out', async () => {
    const { page } = await visit();
    await logIn(page);
    await accountMenu(page).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await page.getByRole('button', { name: '确定' }).click();
    await page.getByRole('link', { name: '登录' }).first().waitFor();
    expect(backEnd.asked).toContain('DELETE /v1/sessions/current');
    expect(new URL(page.url()).origin).toBe(front.address);
  });

  it('says why a list failed, and shows it once it is there', async () => {
    const { page } = await visit();
    await logIn(page);
    backEnd.broken.add('/v1/learning');
    await page.goto(`${front.address}/space/myCourse`);
    await page.getByRole('main').getByText('系统维护中，请稍后再来').waitFor();
    backEnd.broken.clear();
    await page.getByRole('main').getByRole('button', { name: '重试' }).click();
    await page.getByText('单元整体教学设计').first().waitFor();
  });
});

describe('an adapter with a fault', () => {
  it('in one call leaves the session, what is typed and all other calls as they are', async () => {
    const { page } = await visit();
    await serveAdapter(`${adapter.replace('export default', 'const all =')}
      all.getMyCourses.response = (body) => body.rows.map(String);
      all.submitTicket.request = () => { throw new Error('broken'); };
      export default all;`);
    await logIn(page, '/space/myCourse');
    await page
      .getByRole('main')
      .getByText('接口转换“getMyCourses.response”运行出错（TypeError），请联系管理员')
      .waitFor();
    await page.getByRole('main').getByRole('button', { name: '重试' }).waitFor();
    await accountMenu(page).waitFor();
    const dialog = await openFeedback(page);
    await dialog.getByRole('tab', { name: '提交反馈' }).click();
    await dialog.getByRole('radio', { name: '操作体验' }).check({ force: true });
    await dialog.getByLabel('反馈内容').fill('写了很久的一段话');
    await dialog.getByRole('button', { name: '提交', exact: true }).click();
    await page.getByText('接口转换“submitTicket.request”运行出错（Error），请联系管理员').first().waitFor();
    expect(await dialog.getByLabel('反馈内容').inputValue()).toBe('写了很久的一段话');
    expect(backEnd.asked).not.toContain('POST /v1/reports');
  });

  it('that cannot be loaded is named, ends no session, and is asked for again by the retry', async () => {
    const { page } = await visit();
    await logIn(page);
    await rm(join(place, 'portal/adapter.js'));
    await page.goto(`${front.address}/space/myCourse`);
    await page.getByText('接口转换文件“/adapter.js”加载失败，请稍后重试或联系管理员').first().waitFor();
    await serveAdapter(adapter);
    await page
      .getByRole('main')
      .getByRole('button', { name: /重试|重新加载/ })
      .first()
      .click();
    await page.getByRole('main').getByText('单元整体教学设计').first().waitFor();
    await page.reload();
    await accountMenu(page).waitFor();
  });

  it('that is none is named', async () => {
    const { page } = await visit();
    await serveAdapter('export default { getCourse5: {} };');
    await page.goto(`${front.address}/index`);
    await page.getByText('接口转换文件中的“getCourse5”不是接口名称，请联系管理员').first().waitFor();
  });
});

describe('elements by the script of the CDN', () => {
  const html = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>校本研修</title><link rel="icon" href="data:,">
<script type="module" src="/cdn/portal.js" data-config="/portal.config.json"></script>
<portal-bell></portal-bell><portal-feedback trigger="button"></portal-feedback></html>`;

  it('go by the adapter of their settings file', async () => {
    const { page } = await visit();
    await logIn(page);
    await page.route('**/school.html', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
    );
    backEnd.asked.length = 0;
    await page.goto(`${front.address}/school.html`);
    await page.getByRole('button', { name: '消息通知，2 条未读' }).click();
    await page.getByText('第 1 期研修简报已发布').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^意见反馈/ }).click();
    await page.getByRole('tab', { name: /我的/ }).click();
    await page.getByText('证书在哪里下载？').first().waitFor();
    expect(backEnd.asked).toContain('GET /v1/letters/unseen');
    expect(backEnd.asked.some((one) => one.startsWith('GET /v1/reports'))).toBe(true);
  });
});
