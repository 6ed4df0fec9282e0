import { type SafeUrl, webUrl } from '#src/rules/safe-url.ts';
import type { StudyTask } from '#src/api/study.ts';
import { calendarFile, liveEvent, type CalendarEvent } from '#host/app/content/calendar-file.ts';
import { contentKinds } from '#host/app/content/kinds.ts';
import { taskKind } from '#host/app/content/task-kind.ts';
import { downloadFile, fileNameOf } from '#host/app/content/download-file.ts';
import type { LearningRow } from '../learning-row.ts';
import { dayAt, type Day } from './days.ts';
import { wallNow } from '#src/rules/wall-clock.ts';
import { BEFORE_DEADLINE_MS } from '#host/app/limits.ts';
import { itemStatuses } from '#src/api/list-item.ts';

/** An entry of one's own calendar. */
export interface Entry {
  id: string;
  title: string;
  /** A deadline, or the start of a session. */
  type: 'deadline' | 'session';
  time: number;
  /** The path of the page it belongs to. */
  path: SafeUrl;
  /** The same entry for other calendars. */
  event: CalendarEvent;
}

/** Returns the live session of a row as an event; null if nobody knows when it begins. */
export function sessionEvent(row: LearningRow): CalendarEvent | null {
  return liveEvent(row, webUrl(new URL(contentKinds.live.href(row.id), window.location.href)));
}

/** The deadlines of tasks that are not done and the sessions that have a time, in order. */
export function entriesOf(tasks: readonly StudyTask[], lives: readonly LearningRow[]): Entry[] {
  const deadlines = tasks.flatMap(({ id, title, type, status, endTime, source }): Entry[] => {
    const time = endTime ?? null;
    if (status === itemStatuses.over || time === null) return [];
    const path = taskKind(type).to;
    const url = new URL(path, window.location.href);
    const event: CalendarEvent = {
      uid: `task-${id}@${url.hostname}`,
      title,
      start: time - BEFORE_DEADLINE_MS,
      end: time,
      description: source,
      place: '',
      url: webUrl(url),
    };
    return [{ id: `task-${id}`, title, type: 'deadline', time, path, event }];
  });
  const sessions = lives.flatMap((row): Entry[] => {
    const event = sessionEvent(row);
    if (!event) return [];
    const path = contentKinds.live.href(row.id);
    return [{ id: `live-${row.id}`, title: row.title, type: 'session', time: event.start, path, event }];
  });
  return [...deadlines, ...sessions].sort((one, other) => one.time - other.time);
}

/** Groups entries by the day of their time; the days keep the order of the entries. */
export function byDay(entries: readonly Entry[]): ReadonlyMap<Day, readonly Entry[]> {
  const days = new Map<Day, Entry[]>();
  for (const entry of entries) {
    const day = dayAt(entry.time);
    const known = days.get(day);
    if (known) known.push(entry);
    else days.set(day, [entry]);
  }
  return days;
}

/** Saves events as one file that other calendars import. */
export function saveCalendar(events: readonly CalendarEvent[], name: string): void {
  downloadFile(fileNameOf(name, 'ics'), calendarFile(events, wallNow()), 'text/calendar;charset=utf-8');
}
