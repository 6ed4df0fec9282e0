import type { CheckInDetail } from '#src/api/check-in.ts';
import { DEFAULT_CHECK_IN_CREDIT } from '../limits.ts';

/** Returns the credit of the first rule that is not checked in yet. */
export function creditToWin({ signRules }: CheckInDetail): number {
  return signRules.find(({ sign }) => !sign)?.credit ?? DEFAULT_CHECK_IN_CREDIT;
}

export interface CheckInDay {
  /** The day's number in the round, from 1. */
  day: number;
  credit: number;
  isDone: boolean;
  isToday: boolean;
}

/** Converts the rules to days. The server's today is the last day with a check-in, or the first one without. */
export function checkInDays({ todaySign, signRules }: CheckInDetail): CheckInDay[] {
  const today = todaySign
    ? signRules.findLastIndex(({ sign }) => sign)
    : signRules.findIndex(({ sign }) => !sign);
  return signRules.map(({ sign, credit }, index) => ({
    day: index + 1,
    credit,
    isDone: sign,
    isToday: index === today,
  }));
}
