import { defineTexts } from '../../../../src/texts/texts.ts';
import * as en from './notice-texts.en.ts';

export const noticeTexts = defineTexts(
  'notices',
  {
    title: '机构公告',
    failed: '公告加载失败',
    untitled: '查看详情',
  },
  en.noticeTexts,
);
