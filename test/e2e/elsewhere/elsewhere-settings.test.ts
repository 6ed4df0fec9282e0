import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sandboxSettings } from '#host/sandbox/index.ts';
import type { PortalSettings } from '#src/config.ts';
import { address, calls, openBrowser, type Role } from '../browser.ts';
import { documented, openSchool, said, takeToken } from './school-site.ts';

const { visit } = openBrowser();
const { pageOf } = openSchool();

const file = `${address}/portal.config.json`;

interface School {
  who?: Exclude<Role, 'guest'>;
  body: string;
  script?: string;
  /** Added to the settings that the portal serves. */
  settings?: PortalSettings;
}

/** Opens elements on a page of another site by the documented line, with the token of its visitor. */
async function open({ who = 'teacher', body, script = documented, settings }: School) {
  const { page, complaints } = await visit();
  await takeToken(page, who);
  if (settings) await serve(page, settings);
  const asked: string[] = [];
  page.on('request', (request) => request.url() === file && asked.push(file));
  await page.mouse.move(5, 700);
  await page.goto(pageOf(body, `${script} data-token-provider="schoolToken"`));
  return { page, asked, complaints };
}

async function serve(page: Page, settings: PortalSettings): Promise<void> {
  await page.route(file, (route) =>
    route.fulfill({
      json: { ...sandboxSettings, ...settings },
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
}

const sidebar = '<portal-sidebar open></portal-sidebar>';
const header = '<portal-header></portal-header>';
const bell = /^消息通知/;

describe('on another site, the settings that the portal serves give', () => {
  it('the sidebar its services, which take over the session', async () => {
    const { page, complaints } = await open({ body: sidebar });
    const [service] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: /我的钱包/ }).click(),
    ]);
    await service.waitForURL(new RegExp(`^${address}/external/wallet\\?(.*&)?key=`));
    expect(complaints).toEqual([]);
  });

  it('the user of the dashboards their entries', async () => {
    const { page } = await open({ body: sidebar, settings: { dashboardUserId: 'u-1001' } });
    await page.getByRole('button', { name: /看板/ }).first().waitFor();
    expect(await page.getByRole('button', { name: /看板/ }).count()).toBe(2);
  });

  it('an administrator the button of the back office', async () => {
    const { page, complaints } = await open({ who: 'admin', body: header });
    const [office] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: '管理后台' }).click(),
    ]);
    await office.waitForURL(new RegExp(`^${address}/external/back-office\\?(.*&)?key=`));
    expect(complaints).toEqual([]);
  });

  it('a site that the operator allows the session, and no other', async () => {
    const links = {
      ...sandboxSettings.links,
      ticket: 'https://ticket.example/',
      wallet: 'https://wallet.example/',
    };
    const tokenOrigins = ['https://wallet.example'];
    const { page } = await open({ body: sidebar, settings: { links, tokenOrigins } });
    await page.getByRole('button', { name: /我的钱包/ }).waitFor();
    expect(await page.getByRole('button', { name: /我的票券/ }).count()).toBe(0);
  });

  it('notifications their links, once the list of the bell is open', async () => {
    const { page, asked, complaints } = await open({ body: '<portal-bell></portal-bell>' });
    await page.getByRole('button', { name: /^消息通知，99\+ 条未读$/ }).click();
    const panel = page.getByRole('dialog', { name: bell });
    await panel
      .getByRole('link', { name: /主题教研活动/ })
      .first()
      .click();
    expect(await page.evaluate('window.wish')).toMatch(
      new RegExp(`^${address}/external/activity\\?id=\\d+$`),
    );
    expect(asked).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  it('the list of all messages its links', async () => {
    const { page } = await open({ body: '<portal-messages></portal-messages>' });
    const link = page.getByRole('link', { name: /主题教研活动/ }).first();
    expect(await link.getAttribute('href')).toMatch(new RegExp(`^${address}/external/activity\\?id=\\d+$`));
  });

  it('the prompt for more personal data the address of its form', async () => {
    const { page } = await visit();
    await takeToken(page, 'newcomer');
    await serve(page, { collectPath: '/space/more-data' });
    await page.goto(
      pageOf(
        '<portal-collect-prompt></portal-collect-prompt>',
        `data-api="${address}" data-org="collect" data-token-provider="schoolToken"`,
      ),
    );
    const link = page.getByRole('dialog').getByRole('link', { name: '去填写' });
    await expect.poll(() => link.getAttribute('href')).toBe(`${address}/space/more-data`);
    await link.click();
    expect(await page.evaluate('window.wish')).toBe(`${address}/space/more-data`);
  });

  it('an avatar the place of its picture', async () => {
    const { page } = await open({ body: header, settings: { avatarBase: '/pictures/of/' } });
    await page.route(`${address}/pictures/of/**`, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    const picture = page.getByRole('button', { name: '陈思远的账号菜单' }).locator('img');
    await expect.poll(() => picture.getAttribute('src')).toMatch(`${address}/pictures/of/u-1001.jpg`);
  });

  it('the log-out its question about a public computer', async () => {
    const { page } = await open({ body: header, settings: { publicComputer: true } });
    await page.getByRole('button', { name: '陈思远的账号菜单' }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    expect(await page.getByRole('checkbox', { name: /公共电脑|公用电脑/ }).isChecked()).toBe(true);
  });
});

describe('an element on another site', () => {
  it('asks for no settings that it does not need, as the bell before its list opens', async () => {
    const { page, asked } = await open({
      body: '<portal-bell></portal-bell><portal-feedback></portal-feedback><portal-search></portal-search><portal-footer></portal-footer>',
    });
    await page.getByRole('button', { name: /^消息通知，99\+ 条未读$/ }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });

  it('asks for them once, with all others of the page', async () => {
    const { page, asked } = await open({ who: 'admin', body: `${header}${sidebar}` });
    await page.getByRole('button', { name: '管理后台' }).waitFor();
    await page.getByRole('button', { name: /我的钱包/ }).waitFor();
    expect(asked).toHaveLength(1);
  });

  it('asks again when the browser is online, and says before what is missing', async () => {
    const { page } = await visit();
    await takeToken(page, 'teacher');
    await page.route(file, (route) => route.abort());
    await page.goto(pageOf(sidebar, `${documented} data-token-provider="schoolToken"`));
    await expect.poll(() => said(page)).toContain('portal-error');
    expect(await page.getByRole('button', { name: /我的钱包/ }).count()).toBe(0);
    await page.unroute(file);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.getByRole('button', { name: /我的钱包/ }).waitFor();
  });

  it('keeps what its session is composed from: the count is asked for once', async () => {
    const settings: PortalSettings = {
      cookieName: 'school_session',
      org: 'closed',
      theme: 'dark',
      locale: 'en',
    };
    const { page } = await open({ body: '<portal-bell></portal-bell>', settings });
    await page.getByRole('button', { name: /^消息通知，99\+ 条未读$/ }).click();
    await page
      .getByRole('dialog', { name: bell })
      .getByRole('link', { name: /主题教研活动/ })
      .first()
      .waitFor();
    expect(await calls('GET', '/api/msg/message/getMessageCount')).toHaveLength(1);
  });
});
