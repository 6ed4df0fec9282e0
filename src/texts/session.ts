import { defineTexts } from './texts.ts';
import * as en from './session.en.ts';

export const sessionTexts = defineTexts(
  'session',
  {
    insecure: '当前网络连接不安全，无法发送密码，请使用 https 地址访问',
    logoutQuestion: '确定要退出登录吗？',
    publicComputer: '这是公用电脑',
    publicComputerHint: '退出后，本浏览器不再保留您的草稿、笔记、搜索记录等任何内容。',
    signedOutElsewhere: '您已在其他页面退出登录',
    handOverRefused: '该网站未获授权，无法携带登录信息打开',
    handOverFailed: '暂时无法打开，请稍后重试',
    tokenSlow: '仍在确认登录状态',
    retry: '重试',
    leadingBack: '正在返回原网站，请稍候',
    windowBlocked: '浏览器拦截了新窗口，请允许本站打开新窗口后重试',
  },
  en.sessionTexts,
);
