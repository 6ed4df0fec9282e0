import { describe, expect, test } from 'vitest';
import { momentText, spanText } from '#host/app/content/dates.ts';
import { contentTexts } from '#host/app/content/texts.ts';

const now = new Date(2026, 10, 21, 10, 30).getTime();

const words = contentTexts['zh-CN'];

describe('a moment', () => {
  test.each([
    [new Date(2026, 10, 21, 19, 30).getTime(), '今天 19:30'],
    [Date.parse('2026-11-22 08:05:00'), '明天 08:05'],
    [Date.parse('2026-11-20 23:59:00'), '昨天 23:59'],
    [Date.parse('2026-11-24T00:00:00'), '11月24日 00:00'],
    [Date.parse('2027-01-02 09:00:00'), '2027年1月2日 09:00'],
    [null, ''],
    [undefined, ''],
  ])('%s is %s', (value, text) => {
    expect(momentText(value, words, 'zh-CN', now)).toBe(text);
  });

  test.each([
    [Date.parse('2026-11-20 09:00:00'), Date.parse('2026-12-04 09:00:00'), '11月20日 至 12月4日'],
    [Date.parse('2026-11-20 09:00:00'), Date.parse('2026-11-20 17:00:00'), '11月20日'],
    [Date.parse('2026-11-20 09:00:00'), null, '11月20日 起'],
    [null, Date.parse('2026-11-20 17:00:00'), ''],
  ])('from %s to %s is %s', (from, to, text) => {
    expect(spanText(from, to, words, 'zh-CN', now)).toBe(text);
  });
});
