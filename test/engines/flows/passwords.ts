import { flow } from '../flow.ts';
import { passwords as known } from '../../passwords.ts';
import type { Tab } from '../tab.ts';
import type { Visit } from '../visit.ts';

const fresh = 'Brandnew#2027';

async function sendCode(visit: Visit, tab: Tab, mobile: string): Promise<void> {
  await tab.pressByKeys('button', '获取验证码');
  await tab.seeText('验证码已发送到您的手机上');
  await tab.fillByKeys(['textbox', '验证码'], await visit.lastCode(mobile));
}

async function setPassword(
  tab: Tab,
  names: readonly [string, string] = ['新密码', '确认密码'],
): Promise<void> {
  for (const name of names) await tab.fillByKeys(['textbox', name], fresh);
  await tab.press('Enter');
}

async function logIn(tab: Tab, username: string): Promise<void> {
  await tab.fillByKeys(['textbox', '用户名'], username);
  await tab.fillByKeys(['textbox', '密码'], fresh);
  await tab.press('Enter');
}

export const passwords = [
  flow('by keys: a forgotten password is set anew, and logs in', async (visit) => {
    const tab = await visit.open();
    await tab.goTo('/login/forget');
    await tab.fillByKeys(['textbox', '手机号'], '13812345678');
    await sendCode(visit, tab, '13812345678');
    await tab.pressByKeys('button', '下一步');
    await setPassword(tab);
    await tab.seeText('密码设置成功');
    await tab.goTo('/login/index');
    await logIn(tab, 'teacher');
    await tab.see('button', '陈思远的账号菜单');
  }),

  flow('by keys: the password is changed after a wrong old one', async (visit) => {
    const tab = await visit.openAs('teacher', '/space/updatePwd');
    await tab.fillByKeys(['textbox', '原密码'], 'Wrong#2026');
    await setPassword(tab, ['新密码', '确认新密码']);
    await tab.see('alertdialog', '密码错误');
    await tab.press('Enter');
    await tab.gone('alertdialog', '密码错误');
    await tab.isFocused('textbox', '原密码');
    await tab.fillByKeys(['textbox', '原密码'], known.teacher);
    await tab.press('Enter');
    await tab.seeText('修改密码成功');
    await tab.pressByKeys('link', '立即登录');
    await tab.isAt(/^\/login\/index/);
    await logIn(tab, 'teacher');
    await tab.see('button', '陈思远的账号菜单');
  }),

  flow('by keys: a mobile number registers', async (visit) => {
    const tab = await visit.open();
    await tab.goTo('/login/mobileRegister');
    await tab.fillByKeys(['textbox', '手机号'], '13511113333');
    await sendCode(visit, tab, '13511113333');
    await setPassword(tab);
    await tab.isAt(/^\/(?!login)/);
    await tab.see('button', /的账号菜单$/);
  }),

  flow('by keys: an account is activated by the link of its invitation', async (visit) => {
    const tab = await visit.open();
    await tab.goTo('/login/activate?token=of-an-invitation');
    await tab.isAt('/login/activate');
    await tab.fillByKeys(['textbox', '手机号'], '13500003333');
    await sendCode(visit, tab, '13500003333');
    await setPassword(tab);
    await tab.see('button', '郑雅文的账号菜单');
  }),

  flow('by keys: a first password, for somebody who has come by WeChat', async (visit) => {
    const tab = await visit.open();
    await tab.goTo('/login/wxScanLogin');
    await tab.pressByKeys('link', '在本机微信中打开');
    await tab.pressByKeys('link', /^未绑定/);
    await tab.pressByKeys('button', '还没有账号？注册新账号');
    await tab.fillByKeys(['textbox', '姓名'], '林晓');
    await tab.fillByKeys(['textbox', '手机号'], '13511114444');
    await sendCode(visit, tab, '13511114444');
    await tab.press('Enter');
    await tab.isAt(/^\/space\/settingPwd/);
    await setPassword(tab);
    await tab.seeText('密码设置成功');
    await tab.pressByKeys('link', '继续使用');
    await tab.isAt('/space/workbench');
  }),
];
