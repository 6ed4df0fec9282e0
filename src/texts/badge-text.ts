import { BADGE_MAX } from '../rules/limits.ts';

/** Returns the text of a badge: nothing at 0, the number up to 99, "99+" above. */
export function badgeText(count: number): string {
  if (!(count > 0)) return '';
  return count > BADGE_MAX ? `${BADGE_MAX}+` : String(Math.floor(count));
}
