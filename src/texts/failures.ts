import { defineTexts } from './texts.ts';
import * as en from './failures.en.ts';

/** The texts of failed chunks, crashes and toasts, which every surface needs from the start. */
export const loadFailureTexts = defineTexts(
  'ui',
  {
    crashTitle: '页面出现异常',
    crashText: '请重试；如仍有问题，请联系客服。',
    loadFailed: '加载失败，请检查网络后重试',
    retry: '重试',
    releaseGone: '页面已更新，请刷新后继续',
    reload: '刷新页面',
    dismissNotice: '关闭提示',
  },
  en.loadFailureTexts,
);
