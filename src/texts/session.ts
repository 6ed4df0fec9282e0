import { defineTexts } from './texts.ts';

export const sessionTexts = defineTexts(
  'session',
  {
    insecure: '当前网络连接不安全，无法发送密码，请使用 https 地址访问',
    logoutQuestion: '确定要退出登录吗？',
    logout: '退出登录',
    signedOutElsewhere: '您已在其他页面退出登录',
  },
  {
    insecure: 'This connection is not secure, so the password was not sent. Please use the https address.',
    logoutQuestion: 'Do you want to sign out?',
    logout: 'Sign out',
    signedOutElsewhere: 'You have signed out in another tab',
  },
);
