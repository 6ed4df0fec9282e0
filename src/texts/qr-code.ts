import { defineTexts } from './texts.ts';
import * as en from './qr-code.en.ts';

export const qrCodeTexts = defineTexts(
  'ui',
  {
    qrTooLong: '内容过长，无法生成二维码',
  },
  en.qrCodeTexts,
);
