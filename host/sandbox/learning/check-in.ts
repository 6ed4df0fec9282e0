import { checkInToday, getCheckInDetail, type CheckInDetail } from '#src/api/check-in.ts';
import type { Account } from '../people/accounts.ts';
import { addRecord, recordsOf, type CreditRecord } from './credit-records.ts';
import { apiError } from '../api-error.ts';
import type { Database } from '../database.ts';
import { route, type Routes } from '../route.ts';

export function checkInRoutes(routes: Routes): void {
  route(routes, getCheckInDetail, ({ world, user }) => checkInDetail(world, user));
  route(routes, checkInToday, ({ world, user }) => ({ credit: checkIn(world, user) }));
}

/** The credit of the seven days of a round; a missed day begins a new round. */
const round = [5, 5, 10, 5, 5, 5, 20];

export const isToday = (world: Database, { createTime }: CreditRecord) =>
  daysAgo(world.now(), createTime) === 0;

const midnight = (time: number | string) => new Date(time).setHours(0, 0, 0, 0);

/** Calendar days between now and a moment, by the local clock. */
function daysAgo(now: number, createTime: string): number {
  return Math.round((midnight(now) - midnight(createTime)) / 86_400_000);
}

function checkInDetail(world: Database, account: Account): CheckInDetail {
  const days = new Set(
    recordsOf(world, account)
      .filter(({ rule }) => rule === 'sign')
      .map(({ createTime }) => daysAgo(world.now(), createTime)),
  );
  const todaySign = days.has(0);
  let streak = 0;
  while (days.has(streak + (todaySign ? 0 : 1))) streak += 1;
  const inRound =
    todaySign && streak > 0 && streak % round.length === 0 ? round.length : streak % round.length;
  return { todaySign, signRules: round.map((credit, place) => ({ sign: place < inRound, credit })) };
}

/** Checks in for today and says what it earned; refused the second time. */
function checkIn(world: Database, account: Account): number {
  const { todaySign, signRules } = checkInDetail(world, account);
  if (todaySign) throw apiError(409, '您今天已经签到过了');
  const place = signRules.findIndex(({ sign }) => !sign);
  const credit = signRules[place]?.credit ?? 5;
  const title = place === 0 ? '每日签到' : `连续签到第${place + 1}天`;
  addRecord(world, account, { rule: 'sign', title, credit });
  return credit;
}
