import { firstHttpTexts } from './http-first.ts';
import { defineTexts } from './texts.ts';

/** What is said of calls that fail; a read fetches what is more than its first ones with the catalogue of errors. */
export const httpTexts = defineTexts('http', {
  ...firstHttpTexts['zh-CN'],
  server: '服务器开小差了，请稍后重试（{status}）',
  signedOut: '登录已失效，请重新登录',
  missingSetting: '系统缺少配置“{setting}”，请联系管理员',
});
