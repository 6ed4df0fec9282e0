import { defineTexts, fill } from './texts.ts';

export const dayTexts = defineTexts('day', {
  today: '今天 {time}',
  yesterday: '昨天 {time}',
  before: '前天 {time}',
});

export type DayWords = (typeof dayTexts)['zh-CN'];

const two = (value: number) => String(value).padStart(2, '0');

/** A server's point in time; `2026-11-20 08:30:00` is read in the browser's zone. NaN where it is none. */
export function readTime(time: string | number): number {
  if (typeof time === 'number') return time;
  return new Date(time.includes('T') ? time : time.replace(' ', 'T')).getTime();
}

/** `今天 09:05`, `昨天 …`, `前天 …`, else `2026-11-20 09:05`; '' for what is no time. In the browser's zone. */
export function dayTime(time: string | number, words: DayWords, now = Date.now()): string {
  const moment = new Date(readTime(time));
  if (Number.isNaN(moment.getTime())) return '';
  const clock = `${two(moment.getHours())}:${two(moment.getMinutes())}`;
  const today = new Date(now);
  // By the calendar, not by 24 hours: a day of the clock change is shorter or longer.
  const isDaysAgo = (days: number) =>
    new Date(today.getFullYear(), today.getMonth(), today.getDate() - days).toDateString() ===
    moment.toDateString();
  const day = [words.today, words.yesterday, words.before].find((_, days) => isDaysAgo(days));
  if (day) return fill(day, { time: clock });
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())} ${clock}`;
}
