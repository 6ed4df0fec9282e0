import type { Account } from '../people/accounts.ts';
import { daysBefore } from '../generate.ts';
import { at, whole } from '../random.ts';
import { areaOf, type Database } from '../database.ts';

export type CreditRecord = {
  id: string;
  title: string;
  credit: number;
  createTime: string;
  /** The rule that earned it, or `spent`. */
  rule: string;
};

/** The rules that earn credit; the daily check-in has its own scale. */
export const creditRules = [
  {
    id: 'sign',
    name: '每日签到',
    summary: '每天首次签到，连续签到第3天、第7天奖励更多',
    credit: 5,
    dayLimit: 20,
  },
  { id: 'course', name: '学完课程', summary: '完成一门课程的全部学习任务', credit: 10, dayLimit: 30 },
  { id: 'live', name: '观看直播', summary: '观看直播满40分钟', credit: 5, dayLimit: 10 },
  { id: 'activity', name: '参加活动', summary: '在活动中提交作品或案例', credit: 8, dayLimit: 16 },
  { id: 'comment', name: '发表评论', summary: '在课程、活动和文章下参与讨论', credit: 2, dayLimit: 10 },
  { id: 'resource', name: '分享资源', summary: '上传的教学资源通过审核', credit: 15, dayLimit: 30 },
] as const;

type RuleId = (typeof creditRules)[number]['id'];

const past = [
  { rule: 'course', title: '学完课程《生成式人工智能辅助备课案例课》', credit: 10 },
  { rule: 'live', title: '观看直播“专家讲座｜习作单元整体设计的思考与实践”', credit: 5 },
  { rule: 'activity', title: '提交“作业设计与评价改革”优秀案例', credit: 8 },
  { rule: 'comment', title: '发表评论', credit: 2 },
  { rule: 'resource', title: '分享资源《古诗文群文阅读学习单》', credit: 15 },
  { rule: 'spent', title: '兑换课程优惠券', credit: -20 },
  { rule: 'comment', title: '发表评论', credit: 2 },
] as const;

/** An account's records, newest first. An account that is not new has checked in yesterday and the day before. */
export const recordsOf: (world: Database, account: Account) => CreditRecord[] = areaOf(seedRecords);

function seedRecords(world: Database, account: Account): CreditRecord[] {
  if (account.fresh) return [];
  const random = world.random(`credit of ${account.userId}`);
  const now = world.now();
  const records: Omit<CreditRecord, 'id'>[] = [1, 2].map((days) => ({
    rule: 'sign',
    title: '每日签到',
    credit: 5,
    createTime: daysBefore(now, days, 7, whole(random, 10, 50)),
  }));
  const count = whole(random, 34, 46);
  for (let place = 0; place < count; place++) {
    const createTime = daysBefore(now, 3 + place, whole(random, 8, 21), whole(random, 0, 59));
    records.push({ ...at(past, place + whole(random, 0, 1)), createTime });
  }
  return records.map((record, place) => ({ ...record, id: `cr-${records.length - place}` }));
}

/** The current credit; null for a user who never earned any. */
export function earned(world: Database, account: Account): number | null {
  const records = recordsOf(world, account);
  return records.length === 0 ? null : records.reduce((total, { credit }) => total + credit, 0);
}

export function addRecord(
  world: Database,
  account: Account,
  record: Omit<CreditRecord, 'id' | 'createTime'>,
): void {
  const records = recordsOf(world, account);
  const createTime = new Date(world.now()).toISOString();
  records.unshift({ ...record, id: `cr-${records.length + 1}`, createTime });
}

/** Credits a user's action by a rule, up to the daily limit. */
export function earn(world: Database, account: Account, ruleId: Exclude<RuleId, 'sign'>): void {
  const rule = creditRules.find(({ id }) => id === ruleId);
  if (!rule) return;
  const day = new Date(world.now()).toDateString();
  const today = recordsOf(world, account).filter(
    (record) => record.rule === ruleId && new Date(record.createTime).toDateString() === day,
  );
  const sum = today.reduce((total, { credit }) => total + credit, 0);
  if (sum + rule.credit <= rule.dayLimit) {
    addRecord(world, account, { rule: ruleId, title: rule.name, credit: rule.credit });
  }
}
