import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { address, calls, enter, logIn, openBrowser, type Role } from '../browser.ts';
import { lastCode, press, tabTo, tabUntilShown, type } from '../keyboard.ts';
import { violations } from '../violations.ts';

const { visit } = openBrowser();

const fresh = 'Brandnew#2027';

/** Finds an event in the gallery's log, newest first. */
const heard = (page: Page, event: string) => page.locator('#log').getByText(event, { exact: true }).first();

describe('the personal space’s elements on a tenant’s page, by keyboard alone on a phone, in the dark', () => {
  async function open(tag: string, who: Exclude<Role, 'guest'> = 'teacher', query = '') {
    const { page, complaints } = await visit({ width: 390, height: 844, dark: true });
    await enter(page, who);
    await page.goto(`${address}/embed.html?only=${tag}${query}`);
    return { page, element: page.locator(tag), complaints };
  }

  it('the card signs in for today', async () => {
    const { page, element, complaints } = await open('portal-sign-card');
    await element.getByText('已签到 2/7 天').waitFor();
    expect(await violations(page)).toEqual([]);
    await press(page, '签到');
    await element.getByText('已签到 3/7 天').waitFor();
    await heard(page, 'portal-checked-in').waitFor();
    expect(await calls('POST', '/api/v/signrecord/sign')).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  it('a forgotten password is set anew', async () => {
    const { page, element, complaints } = await open('portal-forgot-password');
    await tabUntilShown(page, element.getByText('138****5678'));
    expect(await violations(page)).toEqual([]);
    await press(page, '获取验证码');
    await element.getByText('验证码已发送到您的手机上').waitFor();
    await type(page, '验证码', await lastCode('13812345678'));
    await press(page, '下一步');
    await type(page, '新密码', fresh);
    await type(page, '确认密码', fresh);
    await page.keyboard.press('Enter');
    await element.getByRole('heading', { name: '密码设置成功' }).waitFor();
    await heard(page, 'portal-done').waitFor();
    expect(complaints).toEqual([]);
  });

  it('the password is changed, after a wrong old one', async () => {
    const { page, element, complaints } = await open('portal-change-password');
    await tabUntilShown(page, element.getByText('138****5678'));
    expect(await violations(page)).toEqual([]);
    await type(page, '原密码', 'Wrong#2026');
    await type(page, '新密码', fresh);
    await type(page, '确认新密码', fresh);
    await page.keyboard.press('Enter');
    await element.getByRole('alertdialog', { name: '密码错误' }).waitFor();
    await page.keyboard.press('Enter');
    await type(page, '原密码', 'Teacher#2026');
    await page.keyboard.press('Enter');
    await element.getByText('修改密码成功').first().waitFor();
    await heard(page, 'portal-done').waitFor();
    expect(complaints).toEqual([]);
  });

  it('a user who has a password is led to changing it instead of setting a first one', async () => {
    const { page, element, complaints } = await open('portal-set-password');
    await tabUntilShown(page, element.getByRole('link', { name: '修改密码' }));
    expect(await element.getByLabel('新密码', { exact: true }).count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('the annual report opens, and gives the focus back', async () => {
    const { page, element, complaints } = await open('portal-annual-report');
    const opener = page.getByRole('button', { name: 'open()' });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    await element.getByRole('dialog', { name: '年度学习报告' }).getByRole('img').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await element.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
  });
});

it('the prompt for more information asks once, and leads where the page wants', async () => {
  const { page } = await visit({ width: 390, height: 844 });
  await logIn(page, 'newcomer', '/login/index?orgCode=collect', { isAsked: true });
  // The portal shows this prompt as well: if it were closed there, it would not appear here.
  await page.getByRole('dialog', { name: '完善个人信息' }).waitFor();
  await page.goto(`${address}/embed.html?only=portal-collect-prompt`);
  const element = page.locator('portal-collect-prompt');
  await element.getByRole('dialog', { name: '完善个人信息' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.evaluate(() => document.addEventListener('portal-navigate', (event) => event.preventDefault()));
  await press(page, '去填写', 'link');
  await element.getByRole('dialog').waitFor({ state: 'detached' });
  await heard(page, 'portal-navigate').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('portal.collected'))).toBe('["collect|u-1003"]');
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(await element.getByRole('dialog').count()).toBe(0);
});
