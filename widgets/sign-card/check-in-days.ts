import type { CheckInDetail } from '../../src/api/credit.ts';

/** What a sign-in is worth where no rule says it. */
export const DEFAULT_SIGN_CREDIT = 5;

/** The credit of the first rule that is not signed yet. */
export function creditToWin({ signRules }: CheckInDetail): number {
  return signRules.find(({ sign }) => !sign)?.credit ?? DEFAULT_SIGN_CREDIT;
}

export interface SignDay {
  /** From 1. */
  day: number;
  credit: number;
  isDone: boolean;
  isToday: boolean;
}

/** The rules as days in a row. Today is what the server counts as today: the last day signed, or the first one not signed. */
export function signDays({ todaySign, signRules }: CheckInDetail): SignDay[] {
  const today = todaySign
    ? signRules.findLastIndex(({ sign }) => sign)
    : signRules.findIndex(({ sign }) => !sign);
  return signRules.map(({ sign, credit }, place) => ({
    day: place + 1,
    credit,
    isDone: sign,
    isToday: place === today,
  }));
}
