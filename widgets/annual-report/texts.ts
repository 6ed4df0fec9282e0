import { defineTexts } from '#src/texts/texts.ts';
import * as en from './texts.en.ts';

/** The texts of the dialog with the QR code of the annual report. */
export const annualReportTexts = defineTexts(
  'annualReport',
  {
    title: '年度学习报告',
    lead: '请使用手机扫描二维码，查看您的年度学习报告',
    image: '年度学习报告二维码',
    open: '在本机打开',
    newWindow: '（在新窗口打开）',
    failed: '报告地址加载失败',
  },
  en.annualReportTexts,
);
