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

/** Adds the earned credit; a value that is not numeric stays unchanged. */
export function creditWith(
  credit: number | string | null | undefined,
  won: number,
): number | string | null | undefined {
  const number = Number(credit ?? 0);
  return Number.isFinite(number) ? number + won : credit;
}
