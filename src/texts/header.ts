import { defineTexts } from './texts.ts';

export const headerTexts = defineTexts('header', {
  home: '{name}首页',
  portal: '教师研修平台',
  login: '登录',
  account: '{name}的账号菜单',
  accountMenu: '账号菜单',
  unnamed: '我的账号',
});
