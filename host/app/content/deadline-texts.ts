import { defineTexts } from '../../../src/texts/texts.ts';
import * as en from './deadline-texts.en.ts';

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
