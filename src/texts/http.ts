import { defineTexts } from './texts.ts';
import * as en from './http.en.ts';

/** The messages for unsuccessful responses. */
export const httpTexts = defineTexts(
  'http',
  {
    malformed: '服务器返回的数据有误，请稍后重试',
    wrongField: '服务器返回的数据有误，请稍后重试（{field}）',
    refused: '操作失败，请稍后重试',
    server: '服务器开小差了，请稍后重试（{status}）',
    wrongAddress: '链接地址有误，请从正确的入口重新打开',
    tooLarge: '文件过大，服务器未接收，请压缩后再上传',
    textTooLarge: '提交的内容过大，服务器未接收，请删减后再提交',
    signedOut: '登录已失效，请重新登录',
    missingSetting: '系统缺少配置“{setting}”，请联系管理员',
  },
  en.httpTexts,
);
