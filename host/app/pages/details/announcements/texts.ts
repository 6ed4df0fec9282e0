import { defineTexts } from '#src/texts/texts.ts';
import * as en from './texts.en.ts';

export const announcementsTexts = defineTexts(
  'announcements',
  {
    announcements: '公告',
    failed: '公告加载失败',
    emptyHint: '主持人发布的公告会显示在这里',
    emptyLeaderHint: '发布后，所有成员都会收到通知',
    pages: '公告分页',
    write: '发布公告',
    content: '公告内容',
    contentHint: '例如研修安排、备课时间、资料说明',
    contentMissing: '请填写公告内容',
    contentLong: '公告在{limit}字以内',
    publish: '发布',
    cancel: '取消',
    published: '公告已发布',
    sendFailed: '公告发布失败，请稍后重试',
    restored: '已恢复上次未发布的内容',
    remove: '删除',
    removeName: '删除{time}的公告',
    removeQuestion: '确定删除这条公告吗？',
    removed: '公告已删除',
    removeFailed: '公告删除失败，请稍后重试',
  },
  en.announcementsTexts,
);
