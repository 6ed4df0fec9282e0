import { expect } from 'vitest';
import { flow } from '../flow.ts';
import { logOut } from '../log-out.ts';
import { passwords } from '../../passwords.ts';
import { type Visit } from '../visit.ts';

async function openBeforeScripts(visit: Visit, path: string) {
  const slow = await visit.slowScripts();
  const tab = await visit.open();
  await tab.startTo(slow.origin + path);
  return { tab, release: slow.release };
}

export const session = [
  flow('typing into the log-in before its scripts have come', async (visit) => {
    const { tab, release } = await openBeforeScripts(visit, '/login/index');
    await tab.typeInto(['textbox', '用户名'], 'teacher');
    release();
    await tab.until('React', () => !('portalFirstPaint' in window));
    expect(await tab.textOf('textbox', '用户名')).toBe('teacher');
    await tab.typeInto(['textbox', '密码'], passwords.teacher);
    await tab.press('Enter');
    await tab.see('button', '陈思远的账号菜单');
  }),

  flow('typing into the search before its scripts have come', async (visit) => {
    const { tab, release } = await openBeforeScripts(visit, '/index');
    await tab.click('searchbox', /搜索/, ['banner', '']);
    await tab.type('课堂');
    release();
    await tab.until('React', () => !('portalFirstPaint' in window));
    await tab.type('观察');
    expect(await tab.textOf('searchbox', /搜索/, ['banner', ''])).toBe('课堂观察');
  }),

  flow('log-in by the form, and log-out from a list', async (visit) => {
    const tab = await visit.open();
    await tab.goTo('/login/index?redirect=%2Fcourse');
    await tab.typeInto(['textbox', '用户名'], 'teacher');
    await tab.typeInto(['textbox', '密码'], passwords.teacher);
    await tab.click('button', '登录');
    await tab.isAt('/course');
    await tab.see('button', '陈思远的账号菜单');
    await logOut(tab);
    await tab.isAt('/index');
    await tab.see('link', '登录');
  }),
];
