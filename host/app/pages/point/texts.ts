import { defineTexts } from '#src/texts/texts.ts';
import * as en from './texts.en.ts';

export const pointTexts = defineTexts(
  'point',
  {
    total: '可用积分',
    totalFailed: '积分加载失败',
    unit: '分',
    today: '今日获得',
    rank: '机构排名',
    place: '第 {rank} 名',
    toSignIn: '去签到',
    records: '积分明细',
    kinds: '明细类型',
    all: '全部',
    earned: '获得',
    spent: '使用',
    pages: '积分明细分页',
    recordsFailed: '积分明细加载失败',
    gain: '+{credit}',
    loss: '−{credit}',
    leaders: '积分榜',
    leadersFailed: '积分榜加载失败',
    me: '我',
    credit: '{credit} 分',
    rules: '积分规则',
    rulesFailed: '积分规则加载失败',
    dayLimit: '每日上限 {limit} 分',
    noLimit: '不设上限',
  },
  en.pointTexts,
);
