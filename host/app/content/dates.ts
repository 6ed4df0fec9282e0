import { readTime } from '../../../src/texts/day-time.ts';
import type { ContentWords } from './texts.ts';
import { fill, type Locale } from '../../../src/texts/texts.ts';

type Time = string | number | null | undefined;

const DAY_MS = 86_400_000;

/** Parses a time from the server to milliseconds since 1970; returns null if it is invalid. */
export function timeOf(value: Time): number | null {
  if (value == null || value === '') return null;
  const time = readTime(typeof value === 'number' ? value : value.trim());
  return Number.isFinite(time) ? time : null;
}

const thisYear = { month: 'short', day: 'numeric' } as const;
const otherYear = { ...thisYear, year: 'numeric' } as const;
const minute = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Creating a format takes longer than rendering its card, so each is created once. */
const formats = new Map<Locale, Map<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>>();

function formatOf(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  let own = formats.get(locale);
  if (!own) formats.set(locale, (own = new Map()));
  let format = own.get(options);
  if (!format) own.set(options, (format = new Intl.DateTimeFormat(locale, options)));
  return format;
}

function dayText(time: number, locale: Locale, now: number): string {
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  return formatOf(locale, isThisYear ? thisYear : otherYear).format(time);
}

/** Returns the number of midnights between now and a time; negative before today. */
function daysFrom(now: number, time: number): number {
  return Math.round((new Date(time).setHours(0, 0, 0, 0) - new Date(now).setHours(0, 0, 0, 0)) / DAY_MS);
}

/** Formats a time with its day, e.g. 今天 19:30 or 11月24日 19:30; returns '' if there is no time. */
export function momentText(value: Time, words: ContentWords, locale: Locale, now = Date.now()): string {
  const at = timeOf(value);
  if (at === null) return '';
  const time = formatOf(locale, minute).format(at);
  const days = daysFrom(now, at);
  if (days === 0) return fill(words.today, { time });
  if (days === 1) return fill(words.tomorrow, { time });
  if (days === -1) return fill(words.yesterday, { time });
  return `${dayText(at, locale, now)} ${time}`;
}

/** Formats a range of days, e.g. 11月20日 至 12月4日. */
export function spanText(
  from: Time,
  to: Time,
  words: ContentWords,
  locale: Locale,
  now = Date.now(),
): string {
  const start = timeOf(from);
  const end = timeOf(to);
  if (start === null) return '';
  const first = dayText(start, locale, now);
  if (end === null) return fill(words.from, { from: first });
  const last = dayText(end, locale, now);
  return first === last ? first : fill(words.span, { from: first, to: last });
}
