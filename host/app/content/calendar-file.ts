import type { SafeUrl } from '#src/rules/safe-url.ts';
import type { ListItem } from '#src/api/list-item.ts';
import { REMINDER_MINUTES, LIVE_DEFAULT_MINUTES } from '../limits.ts';
import { parseUrl } from '#src/rules/parse-url.ts';

export interface CalendarEvent {
  /** Stays the same for the same session, so that a second import updates the first. */
  uid: string;
  title: string;
  /** Milliseconds since 1970. */
  start: number;
  end: number;
  description: string;
  place: string;
  url: SafeUrl;
}

/** The limit of RFC 5545, in octets of UTF-8 without the line break. */
const LINE_OCTETS = 75;
/** Returns an iCalendar file (RFC 5545) with events that have a reminder each. */
export function calendarFile(events: readonly CalendarEvent[], now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//portal-widgets//portal//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => linesOf(event, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function linesOf(event: CalendarEvent, now: number): string[] {
  const url = parseUrl(event.url);
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(Math.max(event.end, event.start))}`,
    `SUMMARY:${escapeText(event.title)}`,
    ...(event.description ? [`DESCRIPTION:${escapeText(event.description)}`] : []),
    ...(event.place ? [`LOCATION:${escapeText(event.place)}`] : []),
    // A URL is not text: it is not escaped, and `URL` has percent-encoded what could break the line.
    ...(url ? [`URL:${url.href}`] : []),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(event.title)}`,
    `TRIGGER:-PT${REMINDER_MINUTES}M`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** The known facts of a live session. */
type LiveSession = Pick<ListItem, 'id' | 'title'> &
  Partial<Pick<ListItem, 'startTime' | 'endTime' | 'duration' | 'summary' | 'place'>>;

/** Returns the calendar event of a live session; null if nobody knows when it begins. */
export function liveEvent(item: LiveSession, url: SafeUrl): CalendarEvent | null {
  const start = item.startTime ?? null;
  if (start === null) return null;
  const { hostname } = new URL(url);
  return {
    uid: `live-${item.id}@${hostname}`,
    title: item.title,
    start,
    end: item.endTime ?? start + (item.duration || LIVE_DEFAULT_MINUTES) * 60_000,
    description: item.summary ?? '',
    place: item.place ?? '',
    url,
  };
}

/** E.g. `20261120T003000Z`. */
const utc = (time: number) => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');

function escapeText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // oxlint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '')
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\n/g, '\\n')
  );
}

/** Breaks a long line between characters; each further line begins with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let result = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}
