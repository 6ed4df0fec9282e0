import { defineTexts } from '#src/texts/texts.ts';
import * as en from './texts.en.ts';

export const bellTexts = defineTexts(
  'bell',
  {
    name: '消息通知',
    nameUnread: '消息通知，{count} 条未读',
    arrived: '您有 {count} 条未读消息',
    list: '未读消息',
    emptyHint: '没有未读消息',
    all: '查看全部消息',
    close: '关闭消息通知',
  },
  en.bellTexts,
);
