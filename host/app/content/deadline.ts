import { SOON_DAYS } from '../limits.ts';
import { dateText } from '#src/texts/format.ts';
import { fill, type Locale } from '#src/texts/texts.ts';
import { daysFrom, type Time } from './dates.ts';
import type { deadlineTexts } from './texts.ts';
import { wallNow } from '#src/rules/wall-clock.ts';

type Words = (typeof deadlineTexts)['zh-CN'];

interface Deadline {
  text: string;
  /** `now`: due today or overdue; `soon`: due within three days. */
  urgency: 'now' | 'soon' | 'later';
}

/** Returns the deadline of a task, if known. Days are counted in the browser's time zone. */
export function deadlineOf(endTime: Time, words: Words, locale: Locale, now = wallNow()): Deadline | null {
  const end = endTime ?? null;
  if (end === null) return null;
  const days = daysFrom(now, end);
  if (end < now) {
    return { text: days === 0 ? words.overToday : fill(words.overdue, { days: -days }), urgency: 'now' };
  }
  if (days === 0) return { text: words.untilToday, urgency: 'now' };
  if (days === 1) return { text: words.untilTomorrow, urgency: 'soon' };
  if (days <= 7)
    return { text: fill(words.daysLeft, { days }), urgency: days <= SOON_DAYS ? 'soon' : 'later' };
  const date = dateText(end, locale, { month: 'short', day: 'numeric' });
  return { text: fill(words.until, { date }), urgency: 'later' };
}
