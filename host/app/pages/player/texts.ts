import { defineTexts } from '#src/texts/texts.ts';
import * as en from './texts.en.ts';

export const playerTexts = defineTexts(
  'player',
  {
    back: '返回详情',
    toList: '前往列表',
    toHome: '返回首页',
    preview: '预览 · 不记录学习进度',
    failed: '内容加载失败',
    missing: '内容不存在',
    missingHint: '内容可能已下架，或链接有误。',
    noLessons: '暂无可播放的内容',
    noLessonsHint: '课时或回放发布后，可在此观看。',
    side: '目录与笔记',
    lessons: '目录',
    notes: '笔记',
    finishedOf: '已学完 {finished}/{count} 节',
    progress: '学习进度',
    finished: '已学完',
    watchedPart: '已学 {percent}%',
    refused: '无法播放该视频',
    noAddress: '链接中没有视频地址。',
    malformed: '链接中的视频地址无效。',
    foreign: '该视频来自未受信任的网站，出于安全考虑不予播放。',
  },
  en.playerTexts,
);
