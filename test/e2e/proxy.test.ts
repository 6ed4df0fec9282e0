import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startServer, type PortalServer } from '#host/server/start.ts';
import { quietOf } from '../quiet.ts';
import { accountButton, address, calls, openBrowser } from './browser.ts';

const { visit } = openBrowser();

describe('a portal whose calls go to another back end', () => {
  let front: PortalServer;
  beforeAll(async () => {
    front = await startServer({ ...inject('folders'), api: address });
  });
  afterAll(() => front.close());

  it('works through the proxy: visitor, login, logout', async () => {
    const { page, complaints } = await visit();
    const quiet = quietOf(page);
    await page.goto(`${front.address}/index`);
    await page.getByRole('heading', { name: '研修项目' }).waitFor();
    await page.getByRole('link', { name: '登录' }).first().click();
    await page.getByLabel('用户名').fill('teacher');
    await page.getByLabel('密码', { exact: true }).fill('Teacher#2026');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await accountButton(page).waitFor();
    // The console would tell of a call that the log-out overtakes.
    await quiet();
    await accountButton(page).click();
    expect(await calls('POST', '/api/auth/user/login')).toHaveLength(1);
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await page.getByRole('button', { name: '确定' }).click();
    await page.getByRole('link', { name: '登录' }).first().waitFor();
    expect(new URL(page.url()).origin).toBe(front.address);
    expect(complaints).toEqual([]);
  });
});
