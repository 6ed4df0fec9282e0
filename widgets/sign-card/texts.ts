import { defineTexts } from '#src/texts/texts.ts';
import * as en from './texts.en.ts';

export const signCardTexts = defineTexts(
  'signCard',
  {
    title: '我的积分',
    unit: '分',
    records: '积分明细',
    sign: '签到',
    signed: '已签到',
    wins: '今日签到可得 {credit} 积分',
    winsTomorrow: '明日签到可得 {credit} 积分',
    calendar: '签到日历',
    progress: '已签到 {done}/{count} 天',
    day: '第{day}天',
    today: '今天',
    reward: '+{credit}',
    dayDone: '第{day}天，已签到，获得 {credit} 积分',
    dayToday: '第{day}天，今天，签到可得 {credit} 积分',
    dayTodayDone: '第{day}天，今天，已签到，获得 {credit} 积分',
    dayComing: '第{day}天，签到可得 {credit} 积分',
    done: '签到成功，获得 {credit} 积分',
    doneBefore: '您今天已经签到过了',
    failed: '签到失败，请稍后重试',
    creditFailed: '积分加载失败',
    creditRetry: '重新加载积分',
    calendarFailed: '签到信息加载失败',
    signedOut: '登录后即可签到并查看积分',
  },
  en.signCardTexts,
);
