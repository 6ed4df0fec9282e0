import { defineTexts } from './texts.ts';
import * as en from './connection.en.ts';

/** The messages for a lost connection; separate from `httpTexts`, which cannot be loaded without one. */
export const connectionTexts = defineTexts(
  'http',
  {
    timeout: '请求超时，请检查网络后重试',
    offline: '网络连接失败，请检查网络后重试',
  },
  en.connectionTexts,
);
