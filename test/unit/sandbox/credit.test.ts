// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { checkInToday, getCheckInDetail } from '#src/api/check-in.ts';
import * as credit from '#src/api/credit.ts';
import { postComment } from '#src/api/comments.ts';
import { getStudyTotal } from '#src/api/study-total.ts';
import { noonish, portalOf, sandboxAt } from './portal.ts';

const day = 24 * 60 * 60 * 1000;

describe('the daily sign-in', () => {
  it('is still to be done by the teacher, who has signed in on two days running', async () => {
    const detail = await portalOf(sandboxAt(), 'teacher')(getCheckInDetail, undefined);
    expect(detail.todaySign).toBe(false);
    expect(detail.signRules.map(({ sign }) => sign)).toEqual([true, true, false, false, false, false, false]);
  });

  it('shows everywhere that credit is shown', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    const before = Number((await ask(credit.getMyCredit, undefined)).credit);
    const { signRules } = await ask(getCheckInDetail, undefined);
    const offered = signRules.find(({ sign }) => !sign)?.credit ?? 0;
    const records = await ask(credit.getCreditRecords, { current: 1, size: 10 });

    expect(await ask(checkInToday, undefined)).toEqual({ credit: offered });

    expect((await ask(credit.getMyCredit, undefined)).credit).toBe(before + offered);
    expect(await ask(credit.getPersonCredit, undefined)).toMatchObject({
      credit: before + offered,
      todayCredit: offered,
    });
    expect((await ask(getStudyTotal, undefined)).credit).toBe(before + offered);
    expect((await ask(getCheckInDetail, undefined)).todaySign).toBe(true);
    const after = await ask(credit.getCreditRecords, { current: 1, size: 10 });
    expect(after.total).toBe(records.total + 1);
    expect(after.records[0]).toMatchObject({ title: '连续签到第3天', credit: offered });
  });

  it('is refused twice a day, and offered again the next', async () => {
    const clock = { time: noonish };
    const ask = portalOf(sandboxAt(clock), 'teacher');
    await ask(checkInToday, undefined);
    await expect(ask(checkInToday, undefined)).rejects.toThrow('您今天已经签到过了');
    clock.time += day;
    expect((await ask(getCheckInDetail, undefined)).todaySign).toBe(false);
    await expect(ask(checkInToday, undefined)).resolves.toEqual({ credit: 5 });
  });

  it('runs in rounds of seven days, and begins anew after a missed one', async () => {
    const clock = { time: noonish };
    const ask = portalOf(sandboxAt(clock), 'newcomer');
    const earned: (number | null | undefined)[] = [];
    for (let days = 0; days < 8; days++) {
      earned.push((await ask(checkInToday, undefined))?.credit);
      clock.time += day;
    }
    expect(earned).toEqual([5, 5, 10, 5, 5, 5, 20, 5]);
    clock.time += day;
    const { signRules } = await ask(getCheckInDetail, undefined);
    expect(signRules.some(({ sign }) => sign)).toBe(false);
  });

  it('shows the whole round as done on its last day', async () => {
    const clock = { time: noonish };
    const ask = portalOf(sandboxAt(clock), 'newcomer');
    for (let days = 0; days < 7; days++) {
      if (days > 0) clock.time += day;
      await ask(checkInToday, undefined);
    }
    const { todaySign, signRules } = await ask(getCheckInDetail, undefined);
    expect(todaySign).toBe(true);
    expect(signRules.every(({ sign }) => sign)).toBe(true);
  });
});

describe('credit', () => {
  it('is the sum of its records', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    const { records, total } = await ask(credit.getCreditRecords, { current: 1, size: 200 });
    expect(total).toBeGreaterThanOrEqual(30);
    const sum = records.reduce((all, record) => all + record.credit, 0);
    expect((await ask(credit.getMyCredit, undefined)).credit).toBe(sum);
    const spent = await ask(credit.getCreditRecords, { current: 1, size: 200, type: 'out' });
    expect(spent.records.every((record) => record.credit < 0)).toBe(true);
    expect(spent.total).toBeGreaterThan(0);
  });

  it('is empty for a newcomer', async () => {
    const ask = portalOf(sandboxAt(), 'newcomer');
    expect((await ask(credit.getMyCredit, undefined)).credit).toBeNull();
    expect((await ask(credit.getCreditRecords, { current: 1, size: 10 })).records).toEqual([]);
    expect(await ask(credit.getCreditLeaders, undefined)).toEqual([]);
  });

  it('ranks the learners, the best first', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    const leaders = (await ask(credit.getCreditLeaders, undefined)).map((leader) => leader.credit);
    expect(leaders).toHaveLength(10);
    expect(leaders).toEqual(leaders.toSorted((one, other) => other - one));
    expect((await ask(credit.getPersonCredit, undefined)).rank).toBeGreaterThan(0);
  });

  it('is earned by comments up to the limit of the day', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    const before = Number((await ask(credit.getMyCredit, undefined)).credit);
    const { rules } = await ask(credit.getCreditConfig, undefined);
    const limit = rules.find(({ id }) => id === 'comment')?.dayLimit ?? 0;
    for (let nth = 1; nth <= 7; nth++) {
      await ask(postComment, { sourceType: 'course', sourceId: '5001', content: `第${nth}条` });
    }
    expect((await ask(credit.getMyCredit, undefined)).credit).toBe(before + limit);
  });
});
