import { timeOf } from '../../content/dates.ts';

/** Formats the day of a time as `2026-11-20` in the browser's time zone; '' if there is none. A document names full dates. */
export function dateText(value: string | number | null | undefined): string {
  const time = timeOf(value);
  if (time === null) return '';
  const date = new Date(time);
  const part = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}

/** The same with hour and minute: `2026-11-20 09:05`. */
export function timeText(value: string | number | null | undefined): string {
  const time = timeOf(value);
  if (time === null) return '';
  const date = new Date(time);
  const part = (number: number) => String(number).padStart(2, '0');
  return `${dateText(time)} ${part(date.getHours())}:${part(date.getMinutes())}`;
}
