import { expect } from 'vitest';
import { flow } from '../flow.ts';
import { passwords } from '../../passwords.ts';
import type { Tab } from '../tab.ts';

/** How many locks for polling are held: one leader for notifications, and one for replies. */
const leadersOf = (tab: Tab) =>
  tab.run(async () => {
    const { held = [] } = await navigator.locks.query();
    return held.filter(({ name }) => name?.startsWith('portal.poll')).length;
  });

export const tabs = [
  flow('a log-in in one tab is followed by another', async (visit) => {
    const tab = await visit.open();
    await tab.goTo('/index');
    await tab.see('link', '登录');
    const other = await tab.openTab();
    await other.goTo('/login/index');
    await other.typeInto(['textbox', '用户名'], 'teacher');
    await other.typeInto(['textbox', '密码'], passwords.teacher);
    await other.press('Enter');
    await other.see('button', '陈思远的账号菜单');
    await tab.see('button', '陈思远的账号菜单');
    await other.close();
  }),

  flow('what is read in one tab is read in another, and one of them polls', async (visit) => {
    const tab = await visit.openAs('admin', '/index');
    await tab.see('button', '消息通知，7 条未读');
    const asked = async () => (await visit.calls('GET', '/api/orgUser/chat/getUnreadCount')).length;
    await expect.poll(asked).toBe(1);
    const other = await tab.openTab();
    await other.goTo('/space/myNotification');
    await other.see('button', '全部已读', ['main', /.*/]);
    await expect.poll(() => leadersOf(other)).toBe(2);
    expect(await asked()).toBe(1);
    await other.click('button', '全部已读', ['main', /.*/]);
    await tab.see('button', '消息通知');
    await other.close();
  }),
];
