import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deadlineOf } from '#host/app/content/deadline.ts';
import { chinese, wordsOf } from '#src/texts/texts.ts';
import { deadlineTexts } from '#host/app/content/texts.ts';

const words = wordsOf(deadlineTexts, chinese);

describe('the deadline of a task', () => {
  const now = new Date(2026, 10, 20, 15, 30).getTime();
  const at = (end: Parameters<typeof deadlineOf>[0]) => deadlineOf(end, words, 'zh-CN', now);

  it.each([
    [Date.parse('2026-11-20 15:29:59'), '今天已截止', 'now'],
    [Date.parse('2026-11-19 23:59:59'), '已逾期 1 天', 'now'],
    [Date.parse('2026-11-20 15:30:00'), '今天截止', 'now'],
    [Date.parse('2026-11-20 23:59:59'), '今天截止', 'now'],
    [Date.parse('2026-11-21 00:00:00'), '明天截止', 'soon'],
    [Date.parse('2026-11-22 08:00:00'), '还剩 2 天', 'soon'],
    [Date.parse('2026-11-23 23:00:00'), '还剩 3 天', 'soon'],
    [Date.parse('2026-11-24 00:00:00'), '还剩 4 天', 'later'],
    [Date.parse('2026-11-27 23:59:59'), '还剩 7 天', 'later'],
    [Date.parse('2026-11-28 00:00:00'), '11月28日截止', 'later'],
    [Date.parse('2026-11-17 08:00:00'), '已逾期 3 天', 'now'],
  ])('of %s is %s', (end, text, urgency) => expect(at(end)).toEqual({ text, urgency }));

  it.each([null, undefined])('is unknown of %s', (end) => expect(at(end)).toBeNull());

  it('says something of every moment', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (end) => {
        expect(at(end)?.text).toMatch(/截止|还剩|逾期/);
      }),
    );
  });
});
