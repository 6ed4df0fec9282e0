import { defineTexts } from './texts.ts';

/** Those of the area that come at once; see its other file for the rest. */
export const messagesTexts = defineTexts('messages', {
  types: '消息类型',
  allTypes: '全部消息',
  otherType: '其他消息',
  show: '显示范围',
  showAll: '全部',
  showUnread: '未读',
  showRead: '已读',
  list: '消息列表',
});
