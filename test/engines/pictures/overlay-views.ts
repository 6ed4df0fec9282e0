import type { Tab } from '../tab.ts';
import type { View } from './view.ts';

type Act = NonNullable<View['act']>;

const dialog = ['dialog', '意见反馈'] as const;

async function openFeedback(tab: Tab): Promise<void> {
  await tab.click('button', /^咨询与反馈/);
  await tab.click('button', /^意见反馈/);
  await tab.see(...dialog);
}

const view = (name: string, act: Act, path = '/index') => ({
  name,
  path,
  user: 'teacher' as const,
  isScreen: true as const,
  act,
});

/** Dialogs, panels and menus over a page. */
export const overlayViews = [
  view('the bell', (tab) => tab.click('button', /^消息通知/, ['banner', ''])),
  view('the account menu or the drawer', (tab, _, isPhone) =>
    tab.click('button', isPhone ? '打开导航菜单' : '陈思远的账号菜单'),
  ),
  view('a question', async (tab) => {
    await tab.click('button', '陈思远的账号菜单');
    await tab.click('menuitem', '退出登录');
    await tab.see('alertdialog', '确定要退出登录吗？');
  }),
  view('the feedback', async (tab) => {
    await openFeedback(tab);
    await tab.click('tab', '提交反馈', dialog);
    await tab.click('button', '提交', dialog);
  }),
  view('the chat of a ticket', async (tab) => {
    await openFeedback(tab);
    await tab.click('tab', /我的反馈/, dialog);
    await tab.click('button', /处理中/, dialog);
  }),
  view('the page screenshot', async (tab) => {
    await openFeedback(tab);
    await tab.click('tab', '提交反馈', dialog);
    await tab.click('button', '页面截图', dialog);
    await tab.see('dialog', '页面截图');
    await tab.until('the picture', () => document.querySelector('dialog canvas') !== null);
  }),
  view(
    'the crop',
    async (tab) => {
      const picture = await tab.screenshot();
      await tab.click('button', '更换头像', ['main', '']);
      await tab.see('button', '选择图片');
      await tab.giveFile(
        ['button', '选择图片'],
        { name: '证件照.png', type: 'image/png', bytes: picture },
        'drop',
      );
      await tab.see('button', '保存头像');
    },
    '/space/myData',
  ),
];
