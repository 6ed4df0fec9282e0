import type { CheckInDetail } from '#src/api/check-in.ts';

/** Returns the check-in detail as it is after checking in today. */
export function checkedInToday(detail: CheckInDetail): CheckInDetail {
  if (detail.todaySign) return detail;
  const next = detail.signRules.findIndex(({ sign }) => !sign);
  return {
    ...detail,
    todaySign: true,
    signRules: detail.signRules.map((rule, index) => (index === next ? { ...rule, sign: true } : rule)),
  };
}

/** Adds the earned credit. */
export const creditWith = (credit: number | null | undefined, won: number): number => (credit ?? 0) + won;
