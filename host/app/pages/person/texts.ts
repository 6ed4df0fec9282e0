import { defineTexts } from '#src/texts/texts.ts';
import * as en from './texts.en.ts';

export const personTexts = defineTexts(
  'person',
  {
    title: '{name}的个人主页',
    description: '{school}{name}老师分享的资源、课程、直播和教研活动',
    failed: '个人主页加载失败',
    loading: '个人主页加载中',
    heat: '热度 {count}',
    missingTitle: '个人主页不存在',
    missing: '没有找到这位用户',
    missingHint: '链接可能有误，或该用户暂未公开个人主页',
    toActivities: '去看看教研活动',
    shared: '{name}的分享',
    count: '{count} 条',
    nothing: '{name}还没有发布内容',
    nothingHint: '发布的资源、课程、直播和活动会显示在这里。',
    none: '暂时没有分享{name}',
    listFailed: '{name}加载失败',
    loadingOf: '{name}加载中',
    more: '在搜索中查看更多',
  },
  en.personTexts,
);
