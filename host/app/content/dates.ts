import { clockText, dateText } from '#src/texts/format.ts';
import type { ContentWords } from './texts.ts';
import { fill, type Locale } from '#src/texts/texts.ts';
import { wallNow } from '#src/rules/wall-clock.ts';
import { DAY_MS } from '#src/rules/until-midnight.ts';

/** Milliseconds since 1970, as answers are read. */
export type Time = number | null | undefined;

const thisYear = { month: 'short', day: 'numeric' } as const;
const otherYear = { ...thisYear, year: 'numeric' } as const;

function dayText(time: number, locale: Locale, now: number): string {
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  return dateText(time, locale, isThisYear ? thisYear : otherYear);
}

/** Returns the number of midnights between now and a time; negative before today. */
export function daysFrom(now: number, time: number): number {
  // Round, since days with a daylight saving change are shorter or longer.
  return Math.round((new Date(time).setHours(0, 0, 0, 0) - new Date(now).setHours(0, 0, 0, 0)) / DAY_MS);
}

/** Formats a time with its day, e.g. 今天 19:30 or 11月24日 19:30; returns '' if there is no time. */
export function momentText(at: Time, words: ContentWords, locale: Locale, now = wallNow()): string {
  if (at == null) return '';
  const time = clockText(at, locale);
  const days = daysFrom(now, at);
  if (days === 0) return fill(words.today, { time });
  if (days === 1) return fill(words.tomorrow, { time });
  if (days === -1) return fill(words.yesterday, { time });
  return `${dayText(at, locale, now)} ${time}`;
}

/** Formats a range of days, e.g. 11月20日 至 12月4日. */
export function spanText(
  start: Time,
  end: Time,
  words: ContentWords,
  locale: Locale,
  now = wallNow(),
): string {
  if (start == null) return '';
  const first = dayText(start, locale, now);
  if (end == null) return fill(words.from, { from: first });
  const last = dayText(end, locale, now);
  return first === last ? first : fill(words.span, { from: first, to: last });
}
