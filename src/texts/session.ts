import { defineTexts } from './texts.ts';

export const sessionTexts = defineTexts(
  'session',
  {
    insecure: '当前网络连接不安全，无法发送密码，请使用 https 地址访问',
    logoutQuestion: '确定要退出登录吗？',
    logout: '退出登录',
    signedOutElsewhere: '您已在其他页面退出登录',
    handOverRefused: '该网站未获授权，无法携带登录信息打开',
    handOverFailed: '暂时无法打开，请稍后重试',
    windowBlocked: '浏览器拦截了新窗口，请允许本站打开新窗口后重试',
  },
  {
    insecure: 'This connection is not secure, so the password was not sent. Please use the https address.',
    logoutQuestion: 'Do you want to sign out?',
    logout: 'Sign out',
    signedOutElsewhere: 'You have signed out in another tab',
    handOverRefused: 'This site is not allowed to receive your session',
    handOverFailed: 'This cannot be opened right now. Please try again later.',
    windowBlocked: 'Your browser blocked the new window. Allow pop-ups for this site and try again.',
  },
);
