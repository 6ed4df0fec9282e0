import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { ListItem } from '#src/api/list-item.ts';
import { calendarFile, liveEvent, type CalendarEvent } from '#host/app/content/calendar-file.ts';
import { fileNameOf } from '#host/app/content/download-file.ts';

const now = Date.UTC(2026, 10, 20, 1, 2, 3);
const event: CalendarEvent = {
  uid: 'live-3003@portal.example',
  title: '名师课堂｜整本书阅读',
  start: Date.UTC(2026, 10, 24, 11, 30),
  end: Date.UTC(2026, 10, 24, 13, 0),
  description: '一小时讲清关键问题。',
  place: '线上直播',
  url: 'https://portal.example/liveList/live?id=3003',
};
const linesOf = (file: string) => file.replace(/\r\n /g, '').split('\r\n');
const valueOf = (file: string, name: string) =>
  linesOf(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1);

describe('the calendar file of a live session', () => {
  it('is one event in UTC with a reminder', () => {
    expect(linesOf(calendarFile([event], now))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//portal-widgets//portal//ZH',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:live-3003@portal.example',
      'DTSTAMP:20261120T010203Z',
      'DTSTART:20261124T113000Z',
      'DTEND:20261124T130000Z',
      'SUMMARY:名师课堂｜整本书阅读',
      'DESCRIPTION:一小时讲清关键问题。',
      'LOCATION:线上直播',
      'URL:https://portal.example/liveList/live?id=3003',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:名师课堂｜整本书阅读',
      'TRIGGER:-PT15M',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test.each([
    ['a, b; c\\d', 'a\\, b\\; c\\\\d'],
    ['第一行\n第二行', '第一行\\n第二行'],
    ['第一行\r\n第二行\r第三行', '第一行\\n第二行\\n第三行'],
    ['x\r\nATTENDEE:mailto:a@b.example', 'x\\nATTENDEE:mailto:a@b.example'],
    ['a\u0000b\u0007c\td', 'abcd'],
  ])('escapes %j', (description, expected) => {
    expect(valueOf(calendarFile([{ ...event, description }], now), 'DESCRIPTION')).toBe(expected);
  });

  it('leaves out what is unknown', () => {
    const lines = linesOf(calendarFile([{ ...event, description: '', place: '', url: '' }], now));
    expect(lines.filter((line) => /^(LOCATION|URL):/.test(line))).toEqual([]);
    expect(lines.filter((line) => line.startsWith('DESCRIPTION:'))).toHaveLength(1);
  });

  it('has no line of more than 75 octets, and loses nothing by the folding', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (title) => {
        const file = calendarFile([{ ...event, title: `课${title}` }], now);
        const octets = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
        expect(Math.max(...octets)).toBeLessThanOrEqual(75);
        expect(linesOf(file)).toHaveLength(22);
      }),
    );
  });

  it('folds a long line between characters', () => {
    const [first, second] = calendarFile([{ ...event, title: '研'.repeat(40) }], now)
      .split('\r\n')
      .filter((line) => line.includes('研'));
    expect(first).toBe(`SUMMARY:${'研'.repeat(22)}`);
    expect(second).toBe(` ${'研'.repeat(18)}`);
  });
});

describe('the event of a session', () => {
  const item = { id: '3003', title: '直播', summary: '', cover: '', tags: [], hot: 0 };
  const page = 'https://portal.example/liveList/live?id=3003';
  const of = (more: Partial<ListItem>) => liveEvent({ ...item, ...more }, page);

  test.each([
    ['its own end', { endTime: Date.parse('2026-11-24T13:00:00Z'), duration: 30 }, 90],
    ['its duration', { duration: 45 }, 45],
    ['an hour', {}, 60],
  ])('ends by %s', (_, more, minutes) => {
    const found = of({ startTime: Date.parse('2026-11-24T11:30:00Z'), ...more });
    expect(found && (found.end - found.start) / 60_000).toBe(minutes);
  });

  it('has the same UID each time', () => {
    const uid = () => of({ startTime: Date.parse('2026-11-24T11:30:00Z') })?.uid;
    expect(uid()).toBe('live-3003@portal.example');
    expect(uid()).toBe(uid());
  });

  test.each([undefined, null])('needs a start, not %j', (startTime) => {
    expect(of({ startTime })).toBeNull();
  });
});

test.each([
  ['名师课堂｜整本书阅读', '名师课堂｜整本书阅读.ics'],
  ['a/b\\c: "d" <e>?*|f', 'a-b-c-d-e-f.ics'],
  ['../../etc', 'etc.ics'],
  ['  ', 'file.ics'],
  ['课表\u202Escr.\u202C', '课表scr..ics'],
  ['\u2066课\u2067表\u2068\u2069\u202A\u202B\u202D', '课表.ics'],
])('the file of %j is %s', (title, name) => {
  expect(fileNameOf(title, 'ics')).toBe(name);
});
