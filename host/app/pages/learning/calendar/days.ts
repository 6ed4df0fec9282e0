import { dateText } from '#src/texts/format.ts';
import { DAY_MS } from '#src/rules/until-midnight.ts';

/** A day of the calendar as `2026-11-24`: days are counted without hours, so that no time zone shifts them. */
export type Day = string;

const dateOf = (day: Day) => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date): Day => date.toISOString().slice(0, 10);

/** Returns the day of a time in the browser's time zone. */
export function dayAt(time: number): Day {
  return dayOf(new Date(time - new Date(time).getTimezoneOffset() * 60_000));
}

/** Parses a day in an address; null if it is invalid. */
export function parseDay(text: string | null): Day | null {
  if (!text || !/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return null;
  const date = dateOf(text);
  return !Number.isNaN(date.getTime()) && dayOf(date) === text ? text : null;
}

export const plusDays = (day: Day, days: number): Day =>
  dayOf(new Date(dateOf(day).getTime() + days * DAY_MS));

/** The same day of another month, or the last one of a month that is too short. */
export function plusMonths(day: Day, months: number): Day {
  const date = dateOf(day);
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date.getUTCDate(), length));
  return dayOf(first);
}

/** 0 for Monday. */
const weekday = (day: Day) => (dateOf(day).getUTCDay() + 6) % 7;

/** The weeks from Monday to Sunday that a day's month is part of. */
export function weeksOf(day: Day): Day[][] {
  const month = day.slice(0, 7);
  const first = `${month}-01`;
  const weeks: Day[][] = [];
  for (let monday = plusDays(first, -weekday(first)); ; monday = plusDays(monday, 7)) {
    if (weeks.length > 0 && !monday.startsWith(month)) return weeks;
    weeks.push(Array.from({ length: 7 }, (_, index) => plusDays(monday, index)));
  }
}

const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;

const moves: Readonly<Record<string, (day: Day) => Day>> = {
  ArrowLeft: (day) => plusDays(day, -1),
  ArrowRight: (day) => plusDays(day, 1),
  ArrowUp: (day) => plusDays(day, -7),
  ArrowDown: (day) => plusDays(day, 7),
  Home: (day) => plusDays(day, -weekday(day)),
  End: (day) => plusDays(day, 6 - weekday(day)),
  PageUp: (day) => plusMonths(day, -1),
  PageDown: (day) => plusMonths(day, 1),
  'Shift+PageUp': (day) => plusMonths(day, -12),
  'Shift+PageDown': (day) => plusMonths(day, 12),
  'Control+Home': firstOfMonth,
  'Control+End': (day) => plusDays(plusMonths(firstOfMonth(day), 1), -1),
};

/** The day that a key leads to, with its modifier as in `Shift+PageUp`, by the grid pattern of ARIA; null for other keys. */
export function dayByKey(day: Day, key: string): Day | null {
  return Object.hasOwn(moves, key) ? (moves[key]?.(day) ?? null) : null;
}

/** Formats a day; it has no time zone of its own. */
export const dayText = (day: Day, locale: string, options: Intl.DateTimeFormatOptions): string =>
  dateText(dateOf(day), locale, { ...options, timeZone: 'UTC' });
