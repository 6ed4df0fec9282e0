import { defineTexts } from '#src/texts/texts.ts';
import * as en from './texts.en.ts';

export const diagnosisTexts = defineTexts(
  'diagnosis',
  {
    title: '门户自检',
    hint: '检查设置、浏览器、会话与后端，不含令牌、密钥与姓名，可以复制给技术人员。',
    copy: '复制全文',
    again: '重新检查',
    right: '正常：',
    wrong: '异常：',
    refused: '仅管理员可以查看自检',
    refusedHint: '请联系您所在机构的管理员。',
  },
  en.diagnosisTexts,
);
