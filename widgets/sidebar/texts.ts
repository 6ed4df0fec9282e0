import { defineTexts } from '#src/texts/texts.ts';
import * as en from './texts.en.ts';

/** The texts of the sidebar. */
export const sidebarTexts = defineTexts(
  'sidebar',
  {
    menu: '个人空间菜单',
    close: '关闭个人空间菜单',
    nickname: '昵称：{name}',
    unnamed: '未填写姓名',
    userFailed: '个人信息加载失败',
    totals: '学习统计',
    hours: '学习时长',
    hoursUnit: '学时',
    certificates: '获得证书',
    certificatesUnit: '本',
    credit: '我的积分',
    creditUnit: '分',
    none: '暂无',
    totalsFailed: '学习统计加载失败',
    authors: '教学创作',
    services: '更多服务',
    ticket: '我的票券',
    wallet: '我的钱包',
    statistics: '教师统计',
    dashboard: '区域数据看板',
    dashboardSchool: '学校数据看板',
    annualReport: '年度学习报告',
    newWindow: '（在新窗口打开）',
    signedOut: '登录后即可进入个人空间',
    name: '个人空间',
  },
  en.sidebarTexts,
);
