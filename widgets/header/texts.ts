import { defineTexts } from '#src/texts/texts.ts';
import * as en from './texts.en.ts';

export const headerTexts = defineTexts(
  'header',
  {
    home: '{name}首页',
    portal: '教师研修平台',
    login: '登录',
    account: '{name}的账号菜单',
    accountMenu: '账号菜单',
    unnamed: '我的账号',
    navigation: '主导航',
    more: '更多',
    menu: '打开导航菜单',
    closeMenu: '关闭导航菜单',
    newWindow: '（在新窗口打开）',
    backOffice: '管理后台',
    space: '个人空间',
    creation: '创作中心',
    logout: '退出登录',
  },
  en.headerTexts,
);
