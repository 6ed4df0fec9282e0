import { defineTexts } from '#src/texts/texts.ts';
import * as en from './texts.en.ts';

export const favouritesTexts = defineTexts(
  'favourites',
  {
    title: '标题',
    kind: '类型',
    teacher: '主讲 / 作者',
    kept: '收藏时间',
    searchHint: '搜索收藏的内容',
    remove: '取消收藏',
    removed: '已取消收藏',
    removeFailed: '操作失败，请稍后重试',
    empty: '还没有收藏的内容',
    emptyHint: '在课程、直播、资源等页面点击“收藏”，就能在这里找到',
    toCourses: '去看看课程',
  },
  en.favouritesTexts,
);

export type FavouriteWords = (typeof favouritesTexts)['zh-CN'];
