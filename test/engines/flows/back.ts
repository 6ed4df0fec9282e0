import { expect } from 'vitest';
import { flow } from '../flow.ts';
import type { Tab } from '../tab.ts';

/** Its build for servers has no back-forward cache. */
const notIn = ['chromium-109'] as const;

async function leave(tab: Tab): Promise<void> {
  await tab.see('button', '陈思远的账号菜单');
  await tab.until('quiet', () => document.querySelector('main [aria-busy=true]') === null);
  await tab.run(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isRestored: persisted }));
  });
  await tab.goTo('/favicon.svg');
}

const expectRestored = (tab: Tab) =>
  tab.until('the page from the back-forward cache', () => Reflect.get(window, 'isRestored') === true);

export const back = [
  flow(
    'Back from the back-forward cache: the page is as it was left',
    async (visit) => {
      const tab = await visit.openAs('teacher', '/space/updatePwd', { isDesk: true });
      await tab.typeInto(['textbox', '新密码'], 'Halfwritten#1');
      await leave(tab);
      await tab.goBack();
      await expectRestored(tab);
      expect(await tab.textOf('textbox', '新密码')).toBe('Halfwritten#1');
      await tab.click('button', '陈思远的账号菜单');
      await tab.see('menuitem', '退出登录');
    },
    notIn,
  ),

  flow(
    'Back from the back-forward cache: the session is checked, and no private page stays',
    async (visit) => {
      const tab = await visit.openAs('teacher', '/space/myData', { isDesk: true });
      await leave(tab);
      await tab.run(() => {
        document.cookie = 'portal_token=; path=/; max-age=0';
        localStorage.removeItem('portal.tokenRecord');
      });
      await tab.goBack();
      await expectRestored(tab);
      await tab.isAt(/^\/login\/index/);
      await tab.textGone('陈思远');
    },
    notIn,
  ),

  flow('Back after a log-out in another tab shows no private page', async (visit) => {
    const tab = await visit.openAs('teacher', '/space/myOrder', { isDesk: true });
    await leave(tab);
    const other = await tab.openTab();
    await other.goTo('/index');
    await other.click('button', '陈思远的账号菜单');
    await other.click('menuitem', '退出登录');
    await other.click('button', '确定', ['alertdialog', /./]);
    await other.see('link', '登录');
    await other.close();
    // Chromium gives up a page of the cache to which a channel sends something, and loads it anew.
    await tab.goBack();
    await tab.isAt(/^\/login\/index/);
    await tab.textGone('陈思远');
  }),
];
