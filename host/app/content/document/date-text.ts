import type { Time } from '../dates.ts';

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Formats the day of a time as `2026-11-20` in the browser's time zone; '' if there is none. A document names full dates. */
export function dateText(time: Time): string {
  if (time == null) return '';
  const date = new Date(time);
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** The same with hour and minute: `2026-11-20 09:05`. */
export function timeText(time: Time): string {
  if (time == null) return '';
  const date = new Date(time);
  return `${dateText(time)} ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}
