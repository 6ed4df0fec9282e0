import { defineTexts, fill } from './texts.ts';
import * as en from './day-time.en.ts';
import { wallNow } from '../rules/wall-clock.ts';

export const dayTexts = defineTexts(
  'day',
  {
    today: '今天 {time}',
    yesterday: '昨天 {time}',
    before: '前天 {time}',
  },
  en.dayTexts,
);

export type DayWords = (typeof dayTexts)['zh-CN'];

/**
 * Formats a time as `今天 09:05`, `昨天 …`, `前天 …` or `2026-11-20 09:05` in the browser's time zone; '' if there is
 * none.
 */
export function dayTime(time: number | null | undefined, words: DayWords, now = wallNow()): string {
  const moment = new Date(time ?? NaN);
  if (Number.isNaN(moment.getTime())) return '';
  // Calendar days are compared rather than 24 hours, since a day with a clock change is shorter or longer.
  const isDaysAgo = (days: number) => {
    const day = new Date(now);
    day.setDate(day.getDate() - days);
    return day.toDateString() === moment.toDateString();
  };
  // Shifting by the offset makes `toISOString` print local time.
  const wall = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  const written = wall.toISOString().replace('T', ' ').slice(0, -8);
  const day = [words.today, words.yesterday, words.before].find((_, days) => isDaysAgo(days));
  return day ? fill(day, { time: written.slice(-5) }) : written;
}
