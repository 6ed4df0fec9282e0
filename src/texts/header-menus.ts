import { defineTexts } from './texts.ts';

/** Those of the area that wait for navigation, menus and drawers. */
export const headerMenuTexts = defineTexts('header', {
  navigation: '主导航',
  more: '更多',
  menu: '打开导航菜单',
  closeMenu: '关闭导航菜单',
  newWindow: '（在新窗口打开）',
  backOffice: '管理后台',
  space: '个人空间',
  logout: '退出登录',
});
