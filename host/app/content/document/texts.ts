import { defineTexts } from '#src/texts/texts.ts';
import * as en from './texts.en.ts';

export const documentTexts = defineTexts(
  'document',
  {
    print: '打印或存为 PDF',
    cannotPrint: '当前浏览器不支持打印，请在系统浏览器中打开本页',
    qrCode: '本页的二维码',
    qrHint: '扫码可在线查看本页，与纸面内容核对。',
    printed: '打印日期：{date}',
  },
  en.documentTexts,
);
