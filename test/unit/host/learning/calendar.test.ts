import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { calendarFile } from '#host/app/content/calendar-file.ts';
import { agendaPart, parsePart } from '#host/app/pages/learning/calendar/agenda-part.ts';
import { byDay, entriesOf } from '#host/app/pages/learning/calendar/calendar-events.ts';
import {
  dayAt,
  dayByKey,
  parseDay,
  plusDays,
  plusMonths,
  weeksOf,
} from '#host/app/pages/learning/calendar/days.ts';
import type { StudyTask } from '#src/api/study.ts';
import { AGENDA_PAGE_SIZE } from '#host/app/limits.ts';

describe('a day', () => {
  test.each([
    ['2026-11-24', '2026-11-24'],
    ['2028-02-29', '2028-02-29'],
    ['2026-02-29', null],
    ['2026-13-01', null],
    ['2026-1-1', null],
    ['9999-01-01', null],
    ['heute', null],
    ['', null],
    [null, null],
  ])('%j in an address is %j', (text, day) => expect(parseDay(text)).toBe(day));

  test.each([
    ['2026-11-30', 1, '2026-12-30'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
  ])('%s and %i months is %s', (day, months, expected) => expect(plusMonths(day, months)).toBe(expected));

  test.each([
    ['ArrowLeft', '2026-11-23'],
    ['ArrowRight', '2026-11-25'],
    ['ArrowUp', '2026-11-17'],
    ['ArrowDown', '2026-12-01'],
    ['Home', '2026-11-23'],
    ['End', '2026-11-29'],
    ['PageUp', '2026-10-24'],
    ['PageDown', '2026-12-24'],
    ['Shift+PageUp', '2025-11-24'],
    ['Shift+PageDown', '2027-11-24'],
    ['Control+Home', '2026-11-01'],
    ['Control+End', '2026-11-30'],
    ['Shift+Home', null],
    ['a', null],
    ['toString', null],
  ])('%s leads from Tuesday to %s', (key, expected) => expect(dayByKey('2026-11-24', key)).toBe(expected));

  it('is that of the browser’s own time zone', () => {
    expect(dayAt(new Date(2026, 10, 24, 0, 0).getTime())).toBe('2026-11-24');
    expect(dayAt(new Date(2026, 10, 24, 23, 59).getTime())).toBe('2026-11-24');
  });
});

describe('a month', () => {
  it('has whole weeks from Monday on', () => {
    const weeks = weeksOf('2026-11-24');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]?.[0]).toBe('2026-10-26');
    expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06');
    expect(weeksOf('2027-02-10')).toHaveLength(4);
  });

  it('has each of its days once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000 }), (days) => {
        const day = plusDays('1950-01-01', days);
        const weeks = weeksOf(day);
        expect(weeks.flat()).toContain(day);
        expect(new Set(weeks.flat()).size).toBe(weeks.length * 7);
        expect(weeks.every((week) => new Date(week[0] ?? '').getUTCDay() === 1)).toBe(true);
        expect(weeks.flat().filter((one) => one.endsWith('-01')).length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('the entries of one’s calendar', () => {
  const task = (more: Partial<StudyTask>): StudyTask => ({
    id: 't-1',
    title: '提交作业',
    source: '骨干教师研修',
    type: 'homework',
    status: 1,
    progress: 0,
    ...more,
  });
  const end = new Date(2026, 10, 24, 18, 0).getTime();

  it('are the deadlines of open tasks and the sessions that have a time, in order', () => {
    const entries = entriesOf(
      [
        task({ endTime: end }),
        task({ id: 't-2', status: 2, endTime: end }),
        task({ id: 't-3', endTime: null }),
      ],
      [
        { id: '3001', title: '直播', startTime: new Date(2026, 10, 24, 9, 0).getTime(), duration: 90 },
        { id: '3002', title: '没有时间' },
      ],
    );
    expect(entries.map(({ id, type, path }) => [id, type, path])).toEqual([
      ['live-3001', 'session', '/liveList/live?id=3001'],
      ['task-t-1', 'deadline', '/space/myProject'],
    ]);
    expect([...byDay(entries).keys()]).toEqual(['2026-11-24']);
    expect(entries.map(({ event }) => (event.end - event.start) / 60_000)).toEqual([90, 30]);
    const file = calendarFile(
      entries.map(({ event }) => event),
      end,
    );
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(file.match(/VCALENDAR/g)).toHaveLength(2);
    expect(file).toContain('SUMMARY:提交作业');
  });
});

describe('the list', () => {
  test.each([
    ['begins with what is ahead', 25, 45, 0, { part: 0, from: 25, to: 45, earlier: 25, later: 25 }],
    ['goes on to later entries', 25, 45, 2, { part: 2, from: 65, to: 70, earlier: 65, later: 0 }],
    ['goes back to earlier ones', 25, 45, -2, { part: -2, from: 0, to: 5, earlier: 0, later: 65 }],
    ['has no part beyond the last', 25, 45, 9, { part: 2, from: 65, to: 70, earlier: 65, later: 0 }],
    ['has no part before the first', 25, 45, -9, { part: -2, from: 0, to: 5, earlier: 0, later: 65 }],
    ['is empty where nothing is ahead', 3, 0, 0, { part: 0, from: 3, to: 3, earlier: 3, later: 0 }],
    ['is empty where there is nothing', 0, 0, 1, { part: 0, from: 0, to: 0, earlier: 0, later: 0 }],
  ])('%s', (_, over, ahead, part, expected) => expect(agendaPart(over, ahead, part)).toEqual(expected));

  it('reaches every entry once, part by part', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(200), (over, ahead) => {
        const reached: number[] = [];
        let at = agendaPart(over, ahead, -Infinity);
        for (let more = true; more;) {
          expect(at.to - at.from).toBeLessThanOrEqual(AGENDA_PAGE_SIZE);
          for (let index = at.from; index < at.to; index++) reached.push(index);
          const next = agendaPart(over, ahead, at.part + 1);
          more = next.part !== at.part;
          at = next;
        }
        expect(reached).toEqual(Array.from({ length: over + ahead }, (_, index) => index));
      }),
    );
  });

  test.each([
    ['-2', -2],
    ['3', 3],
    [null, 0],
    ['0', 0],
    ['1.5', 0],
    ['9999999', 0],
    ['-', 0],
  ])('%j in an address is part %i', (text, part) => expect(parsePart(text)).toBe(part));
});
