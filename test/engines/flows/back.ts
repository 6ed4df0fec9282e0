import { expect } from 'vitest';
import { flow } from '../flow.ts';
import { logOut } from '../log-out.ts';
import type { Tab } from '../tab.ts';

/** Chromium 109 as a build for servers has no such cache; Firefox keeps other pages there, but none of the portal. */
const notIn = ['chromium-109', 'firefox'] as const;

async function leave(tab: Tab): Promise<void> {
  await tab.see('button', '陈思远的账号菜单');
  await tab.contentLoaded();
  await tab.run(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isRestored: persisted }));
  });
  await tab.goTo('/favicon.svg');
}

const expectRestored = (tab: Tab) =>
  tab
    .until('the page from the back-forward cache', () => Reflect.get(window, 'isRestored') === true)
    .catch(async (cause: unknown) => {
      // Chromium says why it loads a page anew.
      const entry = await tab.run(() => JSON.stringify(performance.getEntriesByType('navigation')[0]));
      throw new Error(entry, { cause });
    });

export const back = [
  flow(
    'Back from the back-forward cache: the page is as it was left',
    async (visit) => {
      const tab = await visit.openAs('teacher', '/course', { isDesk: true });
      const search = ['searchbox', /搜索/, ['banner', '']] as const;
      await tab.typeInto(search, '写到一半');
      await leave(tab);
      await tab.goBack();
      await expectRestored(tab);
      expect(await tab.textOf(...search)).toBe('写到一半');
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
    await logOut(other);
    await other.see('link', '登录');
    await other.close();
    // Chromium gives up a page of the cache to which a channel sends something, and loads it anew.
    await tab.goBack();
    await tab.isAt(/^\/login\/index/);
    await tab.textGone('陈思远');
  }),
];
