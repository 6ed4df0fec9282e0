import { defineTexts } from './texts.ts';

export const signCardTexts = defineTexts('signCard', {
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
});
