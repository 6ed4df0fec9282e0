import { defineTexts } from '#src/texts/texts.ts';
import * as en from './texts.en.ts';

export const searchTexts = defineTexts(
  'search',
  {
    name: '站内搜索',
    prompt: '请输入您要搜索的内容',
    tooLong: '搜索内容在{limit}字以内',
    submit: '搜索',
    open: '打开搜索',
    close: '收起搜索',
  },
  en.searchTexts,
);
