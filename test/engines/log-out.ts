import type { Tab } from './tab.ts';

/** Logs out by the account menu. */
export async function logOut(tab: Tab): Promise<void> {
  await tab.click('button', /的账号菜单$/);
  await tab.click('menuitem', '退出登录');
  await tab.click('button', '确定', ['alertdialog', '确定要退出登录吗？']);
}
