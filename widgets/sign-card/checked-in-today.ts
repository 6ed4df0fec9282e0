import type { CheckInDetail } from '../../src/api/credit.ts';

/** How it stands after signing in today. */
export function signedToday(detail: CheckInDetail): CheckInDetail {
  if (detail.todaySign) return detail;
  const next = detail.signRules.findIndex(({ sign }) => !sign);
  return {
    ...detail,
    todaySign: true,
    signRules: detail.signRules.map((rule, place) => (place === next ? { ...rule, sign: true } : rule)),
  };
}

/** Credit with what has been won; what is no number stays as it is. */
export function creditWith(
  credit: number | string | null | undefined,
  won: number,
): number | string | null | undefined {
  const number = Number(credit ?? 0);
  return Number.isFinite(number) ? number + won : credit;
}
