import { describe, expect, test } from 'vitest';
import {
  dueWarning,
  isDoubtful,
  serverNow,
  timerText,
  urgentWarning,
} from '#host/app/pages/exam/exam-clock.ts';
import {
  minuteMoments,
  minutesToTake,
  startBlock,
  unansweredNumbers,
} from '#host/app/pages/exam/exam-rules.ts';

describe('the server’s clock', () => {
  const clock = { now: 1_000_000, steady: 500, wall: 90_000 };
  test.each([
    ['the same moment', { steady: 500, wall: 90_000 }, 1_000_000, false],
    ['ten seconds later', { steady: 10_500, wall: 100_000 }, 1_010_000, false],
    ['a wall clock set forward', { steady: 10_500, wall: 9_000_000 }, 1_010_000, true],
    ['a wall clock set back', { steady: 10_500, wall: 0 }, 1_010_000, true],
    ['a computer that has slept', { steady: 1500, wall: 700_000 }, 1_001_000, true],
  ])('at %s', (_, here, now, doubt) => {
    expect(serverNow(clock, here)).toBe(now);
    expect(isDoubtful(clock, here)).toBe(doubt);
  });
});

describe('the time for an attempt of 30 minutes', () => {
  const exam = { duration: 30, endTime: Date.parse('2026-11-20 10:00:00') };
  const at = (text: string) => new Date(`2026-11-20T${text}`).getTime();
  test.each([
    ['09:00:00', 30],
    ['09:30:00', 30],
    ['09:30:01', 29],
    ['09:55:00', 5],
    ['09:59:30', 0],
  ])('that is started at %s of an exam that closes at 10:00 is %i minutes', (now, minutes) => {
    expect(minutesToTake(exam, at(now))).toBe(minutes);
  });

  test.each([[null], [undefined]])('does not change where the exam closes %s', (endTime) => {
    expect(minutesToTake({ duration: 30, endTime }, at('09:59:00'))).toBe(30);
  });

  test('changes at every full minute before the end', () => {
    const moments = minuteMoments(exam);
    expect(moments).toHaveLength(31);
    for (const moment of moments.slice(1, -1)) {
      expect(minutesToTake(exam, moment)).toBe(minutesToTake(exam, moment + 1) + 1);
    }
  });
});

test.each([
  [0, '00:00', 1, 1],
  [59, '00:59', 1, 1],
  [60, '01:00', 1, 1],
  [61, '01:01', 5, 5],
  [300, '05:00', 5, 5],
  [301, '05:01', 10, null],
  [600, '10:00', 10, null],
  [601, '10:01', null, null],
  [3600, '1:00:00', null, null],
  [36_061, '10:01:01', null, null],
])('%i seconds are %s, with the warning of %s minutes, urgent: %s', (seconds, text, warning, urgent) => {
  expect(timerText(seconds)).toBe(text);
  expect(dueWarning(seconds)).toBe(warning);
  expect(urgentWarning(seconds)).toBe(urgent);
});

describe('an exam', () => {
  const now = Date.UTC(2026, 10, 20, 9);
  const result = { id: '1', submitTime: now, score: 1, passed: true };
  const open = { startTime: now - 1, endTime: now + 1, attempts: 2, results: [result] };
  test.each([
    ['within its time', open, null],
    ['before it', { ...open, startTime: now + 1 }, 'early'],
    ['at its start', { ...open, startTime: now }, null],
    ['at its end', { ...open, endTime: now }, 'over'],
    ['without limits', { startTime: null, endTime: null, attempts: null, results: [result] }, null],
    ['whose attempts are used', { ...open, attempts: 1 }, 'used'],
  ])('%s is blocked: %s', (_, exam, expected) => {
    expect(startBlock(exam, now)).toBe(expected);
  });

  test('names its questions without an answer', () => {
    const questions = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
    const given = { a: { answer: ['x'] }, b: { answer: ['', ' '] }, d: { answer: [] } };
    expect(unansweredNumbers(questions, given)).toEqual([2, 3, 4]);
  });
});
