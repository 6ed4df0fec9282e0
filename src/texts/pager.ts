import { defineTexts } from './texts.ts';
import * as en from './pager.en.ts';

export const pagerTexts = defineTexts(
  'ui',
  {
    pagination: '分页',
    previousPage: '上一页',
    nextPage: '下一页',
    page: '第 {page} 页',
    jumpTo: '跳至',
    jumpUnit: '页',
    jumpLabel: '跳转到的页码，共 {count} 页',
    jumpWrong: '请输入 1 至 {count} 的页码',
  },
  en.pagerTexts,
);
