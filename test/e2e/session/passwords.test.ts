import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accountButton, address, calls, logIn, openBrowser, whereabouts } from '../browser.ts';
import { lastCode, press, type } from '../keyboard.ts';

const { visit } = openBrowser();

const mobile = '13812345678';
const old = 'Teacher#2026';
const fresh = 'Brandnew#2027';

async function logInWith(page: Page, password: string): Promise<void> {
  await type(page, '用户名', 'teacher');
  await type(page, '密码', password);
  await page.keyboard.press('Enter');
  await accountButton(page).waitFor();
}

describe('by keyboard alone', () => {
  it('a forgotten password is set anew, over a reload, and the last step is not left backwards', async () => {
    const { page, complaints } = await visit({ width: 390 });
    await logIn(page, 'teacher', '/login/index?redirect=%2Fspace%2FmyData');
    await page.waitForURL('**/space/myData');
    await page.goto(`${address}/space/forgetPwd`);
    await press(page, '获取验证码');
    await page.getByText('验证码已发送到您的手机上').waitFor();
    await page.reload();
    const wait = page.getByRole('button', { name: /^1[01]\ds后重新发送$/ });
    await wait.waitFor();
    expect(await wait.isDisabled()).toBe(true);

    await type(page, '验证码', await lastCode(mobile));
    await press(page, '下一步');
    await type(page, '新密码', fresh);
    await type(page, '确认密码', fresh);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: '密码设置成功' }).waitFor();
    await page.goBack();
    await page.waitForURL('**/space/myData');
    await page.goForward();
    // A new attempt starts with a code, regardless of earlier steps.
    await page.getByRole('button', { name: '下一步' }).waitFor();
    expect(await page.getByLabel('新密码', { exact: true }).count()).toBe(0);
    expect(await calls('PUT', '/api/operate/platUser/updatePassword')).toHaveLength(1);
    expect(complaints).toEqual([]);

    const next = await visit();
    await next.page.goto(`${address}/login/index`);
    await logInWith(next.page, fresh);
  });

  it('the password is changed after a wrong old one, and logs in at once', async () => {
    const { page, complaints } = await visit({ dark: true });
    await logIn(page, 'teacher', '/login/index?redirect=%2Fspace%2FupdatePwd');
    await type(page, '原密码', 'Wrong#2026');
    await type(page, '新密码', fresh);
    await type(page, '确认新密码', fresh);
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog', { name: '密码错误' }).waitFor();
    await page.keyboard.press('Enter');
    await type(page, '原密码', old);
    expect(await page.getByLabel('新密码', { exact: true }).inputValue()).toBe(fresh);
    await page.keyboard.press('Enter');
    await page.getByText('修改密码成功').waitFor();
    await press(page, '立即登录', 'link');
    await page.waitForURL((url) => url.pathname === '/login/index');
    await logInWith(page, fresh);
    expect(whereabouts(page)).toBe('/space/workbench');
    expect(complaints).toEqual([]);
  });
});

it('whoever has no password is asked for one once, and goes on to where they wanted', async () => {
  const { page, complaints } = await visit();
  await page.goto(`${address}/login/wxScanLogin`);
  await page.getByRole('link', { name: '在本机微信中打开' }).click();
  await page.getByRole('link', { name: /^未绑定/ }).click();
  await page.getByRole('button', { name: '还没有账号？注册新账号' }).click();
  await page.getByLabel('姓名', { exact: true }).fill('林晓');
  await page.getByRole('textbox', { name: '手机号' }).fill('13511114444');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText('验证码已发送到您的手机上').waitFor();
  await page.getByRole('textbox', { name: '验证码' }).fill(await lastCode('13511114444'));
  await page.getByRole('button', { name: '注册并绑定' }).click();

  await page.waitForURL((url) => url.pathname === '/space/settingPwd');
  const onward = new URL(page.url()).searchParams.get('redirect') ?? '';
  expect(onward).toMatch(/^\//);
  await page.getByRole('link', { name: '暂不设置' }).click();
  await page.waitForURL((url) => url.pathname === onward || url.pathname === '/index');
  await page.goto(`${address}/space/point`);
  await page.getByRole('heading', { level: 1, name: '我的积分' }).waitFor();
  expect(whereabouts(page)).toBe('/space/point');

  await page.goto(`${address}/space/settingPwd`);
  await page.getByLabel('新密码', { exact: true }).fill(fresh);
  await page.getByLabel('确认密码').fill(fresh);
  await page.getByRole('button', { name: '确定' }).click();
  await page.getByText('密码设置成功').waitFor();
  await page.getByRole('link', { name: '继续使用' }).click();
  await page.waitForURL('**/space/workbench');
  // A new user has no avatar yet, and the sandbox's social platform has no favicon.
  expect(complaints.filter((one) => !/\/avatars\/|favicon/.test(one))).toEqual([]);
});
