import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startServer, type PortalServer } from '#host/server/start.ts';
import { passwords } from '../passwords.ts';
import { recordingExample } from '../recording-example.ts';
import { openBrowser } from './browser.ts';

const { visit } = openBrowser();

describe('a portal with the recording of another back end', () => {
  let server: PortalServer;
  beforeAll(async () => {
    server = await startServer({ ...inject('folders'), recording: recordingExample });
  });
  afterAll(() => server.close());

  it('shows its data after a log-in as the teacher of the demo, and the demo’s where nothing was recorded', async () => {
    const { page, complaints } = await visit();
    await page.goto(`${server.address}/login/index?redirect=%2Fcourse`);
    await page.getByLabel('用户名').fill('teacher');
    await page.getByLabel('密码', { exact: true }).fill(passwords.teacher);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.waitForURL(`${server.address}/course*`);
    await page.getByRole('link', { name: '录制的课程：单元整体教学' }).waitFor();
    expect(await page.locator('main h3 a').count()).toBe(2);
    await page.getByRole('button', { name: '老师1的账号菜单' }).waitFor();
    await page.getByRole('link', { name: '录制的课程：作业设计' }).click();
    await page.getByRole('heading', { level: 1, name: '录制的课程：作业设计' }).waitFor();
    await page.goto(`${server.address}/activity`);
    await page.locator('main h3 a').nth(11).waitFor();
    expect(complaints.filter((one) => !one.includes('/avatars/'))).toEqual([]);
  });
});
