import type { ContentCode } from './kinds.ts';
import { defineTexts } from '#src/texts/texts.ts';
import * as en from './texts.en.ts';

export const contentTexts = defineTexts(
  'content',
  {
    relatedPages: '相关页面',
    copy: '复制{text}',
    copied: '已复制',
    copyFailed: '复制失败，请选中后手动复制',
    needsLogin: '登录后查看',
    coming: '未开始',
    underWay: '进行中',
    over: '已结束',
    liveNow: '直播中',
    liveSoon: '即将开始',
    liveReplay: '回放',
    rank: '热度第 {place} 名',
    free: '免费',
    price: '¥{price}',
    hours: '{count} 学时',
    members: '{count} 人参加',
    learners: '{count} 人在学',
    followers: '{count} 位成员',
    booked: '{count} 人预约',
    watching: '{count} 人观看',
    likes: '{count} 人喜欢',
    today: '今天 {time}',
    tomorrow: '明天 {time}',
    yesterday: '昨天 {time}',
    span: '{from} 至 {to}',
    from: '{from} 起',
    search: '搜索',
    searchTooLong: '搜索内容在{limit}字以内',
    clearSearch: '清除搜索词',
  },
  en.contentTexts,
);

export type ContentWords = (typeof contentTexts)['zh-CN'];

export const deadlineTexts = defineTexts(
  'deadline',
  {
    progress: '完成进度',
    percent: '{percent}%',
    untilToday: '今天截止',
    untilTomorrow: '明天截止',
    daysLeft: '还剩 {days} 天',
    until: '{date}截止',
    overToday: '今天已截止',
    overdue: '已逾期 {days} 天',
  },
  en.deadlineTexts,
);

export const dropTexts = defineTexts(
  'drop',
  {
    dropHere: '也可以把文件拖到这里',
    dropNow: '松开鼠标，添加文件',
  },
  en.dropTexts,
);

export const rowTexts = defineTexts(
  'itemRow',
  {
    tags: '标签',
  },
  en.rowTexts,
);

export const relatedTexts = defineTexts(
  'related',
  {
    related: '相关内容',
    failed: '相关内容加载失败',
    project: '所属项目',
    course: '课程',
    live: '直播',
    resource: '教学资源',
    activity: '教研活动',
    studio: '名师工作室',
    person: '成员',
    exam: '考试',
    order: '订单',
    certificate: '证书',
  },
  en.relatedTexts,
);

export type RelatedWords = (typeof relatedTexts)['zh-CN'];

export const lessonTexts = defineTexts(
  'lesson',
  {
    locked: '购买后可学习',
  },
  en.lessonTexts,
);

/** The names of the kinds of content, by code. */
export const kindTexts = defineTexts(
  'kinds',
  {
    project: '培训项目',
    activity: '教研活动',
    live: '直播',
    course: '课程',
    studio: '名师工作室',
    paper: '赛事',
    resource: '教学资源',
  } satisfies Record<ContentCode, string>,
  en.kindTexts,
);
