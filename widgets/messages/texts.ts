import { defineTexts } from '#src/texts/texts.ts';
import * as en from './texts.en.ts';

export const messagesTexts = defineTexts(
  'messages',
  {
    types: '消息类型',
    allTypes: '全部消息',
    otherType: '其他消息',
    show: '显示范围',
    showAll: '全部',
    showUnread: '未读',
    showRead: '已读',
    list: '消息列表',
    typesFailed: '消息分类加载失败',
    pages: '消息分页',
  },
  en.messagesTexts,
);
