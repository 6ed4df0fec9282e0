import { defineTexts } from '#src/texts/texts.ts';
import * as en from './texts.en.ts';

export const calendarTexts = defineTexts(
  'calendar',
  {
    title: '学习日历',
    views: '日历视图',
    month: '月历',
    list: '列表',
    failed: '日历加载失败',
    livesFailed: '直播安排加载失败，日历里暂时只有任务',
    retry: '重试',
    previous: '上个月',
    next: '下个月',
    today: '今天',
    dayLabel: '{day}，{count} 项安排',
    emptyDay: '{day}，没有安排',
    more: '还有 {count} 项',
    nothing: '这一天没有安排',
    nothingAhead: '接下来没有安排',
    earlier: '更早的 {count} 项安排',
    later: '之后的 {count} 项安排',
    deadline: '截止',
    session: '直播',
    save: '加入日历：{name}',
    saveAll: '全部加入日历',
    file: '学习日历',
  },
  en.calendarTexts,
);
