import { expect, test } from 'vitest';
import { dayTexts, dayTime } from '#src/texts/day-time.ts';

const words = dayTexts['zh-CN'];
const now = new Date(2026, 10, 21, 9, 30).getTime();

test.each([
  [Date.parse('2026-11-21 08:05:00'), '今天 08:05'],
  [Date.parse('2026-11-20 23:59:59'), '昨天 23:59'],
  [Date.parse('2026-11-19 00:00:00'), '前天 00:00'],
  [Date.parse('2026-11-18 23:59:00'), '2026-11-18 23:59'],
  [Date.parse('2025-01-02 03:04:05'), '2025-01-02 03:04'],
  [new Date(2026, 10, 21, 7, 0).getTime(), '今天 07:00'],
  [new Date(2026, 10, 20, 7, 0).getTime(), '昨天 07:00'],
  [null, ''],
  [undefined, ''],
])('%s is %s', (time, text) => expect(dayTime(time, words, now)).toBe(text));
