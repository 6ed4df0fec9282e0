import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accountButton, address, control, openBrowser, whereabouts } from '../browser.ts';
import { lastCode, press, tabTo, type } from '../keyboard.ts';

const { visit } = openBrowser();

async function askForCode(page: Page, mobile: string): Promise<void> {
  await type(page, '手机号', mobile);
  await press(page, '获取验证码');
  await page.getByText('验证码已发送到您的手机上').waitFor();
}

describe.each([
  [1440, false],
  [390, true],
])('by keyboard alone, at %i px, dark: %s', (width, dark) => {
  it('a text message logs in, after a wrong and an expired code', async () => {
    const { page, complaints } = await visit({ width, dark });
    await page.goto(`${address}/login/index?redirect=%2Fspace%2Fpoint`);
    await tabTo(page, page.getByRole('tab', { name: '账号登录' }));
    await page.keyboard.press('ArrowRight');
    await askForCode(page, '13812345678');
    await type(page, '验证码', '000000');
    await page.keyboard.press('Enter');
    await page.getByText(/验证码(不正确|错误)/).waitFor();
    expect(await page.getByLabel('手机号', { exact: true }).inputValue()).toBe('13812345678');

    await control('faults', {
      method: 'POST',
      path: '/api/auth/login/appSmsLogin',
      body: { code: 400, msg: '验证码已过期，请重新获取' },
    });
    await type(page, '验证码', await lastCode('13812345678'));
    await page.keyboard.press('Enter');
    await page.getByText('验证码已过期，请重新获取').waitFor();
    await tabTo(page, page.getByLabel('验证码', { exact: true }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/space/point');
    await accountButton(page).waitFor();
    expect(complaints).toEqual([]);
  });

  it('an unknown number is told so, and what was typed stays', async () => {
    const { page } = await visit({ width, dark });
    await page.goto(`${address}/login/forget`);
    await type(page, '手机号', '13900000001');
    await press(page, '获取验证码');
    await page.getByText('该手机号尚未注册').waitFor();
    expect(await page.getByLabel('手机号', { exact: true }).inputValue()).toBe('13900000001');
    expect(whereabouts(page)).toBe('/login/forget');
  });

  it('a forgotten password is set anew', async () => {
    const { page } = await visit({ width, dark });
    await page.goto(`${address}/login/forget`);
    await askForCode(page, '13812345678');
    await type(page, '验证码', await lastCode('13812345678'));
    await press(page, '下一步');
    await type(page, '新密码', 'Brandnew#2027');
    await type(page, '确认密码', 'Brandnew#2027');
    await page.keyboard.press('Enter');
    await page.getByText('密码设置成功').waitFor();
    await control('reset', {});
  });

  it('a number registers', async () => {
    const { page } = await visit({ width, dark });
    await page.goto(`${address}/login/mobileRegister`);
    await askForCode(page, '13511113333');
    await type(page, '验证码', await lastCode('13511113333'));
    await type(page, '新密码', 'Brandnew#2027');
    await type(page, '确认密码', 'Brandnew#2027');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  });

  it('a scan in this browser logs in, by way of the social platform', async () => {
    const { page } = await visit({ width, dark });
    await page.goto(`${address}/login/wxScanLogin`);
    await tabTo(page, page.getByRole('link', { name: '在本机微信中打开' }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/sandbox/wechat?*');
    await tabTo(page, page.getByRole('link', { name: /^已绑定/ }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/space/workbench');
    expect(page.url()).not.toContain('code=');
  });

  it('a scan by somebody else’s state leads back with a message', async () => {
    const { page } = await visit({ width, dark });
    await page.goto(`${address}/login/wxScanLogin?code=stolen&state=foreign`);
    await page.waitForURL((url) => url.pathname === '/login/wxScanLogin' && !url.searchParams.has('code'));
    // The form's own alert exists too, and is empty.
    await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor();
    await page.getByRole('link', { name: '在本机微信中打开' }).waitFor();
  });
});
