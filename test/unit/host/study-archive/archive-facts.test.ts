import { describe, expect, it } from 'vitest';
import { dateText } from '#host/app/content/document/date-text.ts';
import { hoursByYear, sumOfHours } from '#host/app/pages/study-archive/archive-facts.ts';

describe('the hours of the archive', () => {
  it('stand from the oldest year to the latest, each year once', () => {
    expect(
      hoursByYear([
        { year: 2026, lessonNum: 4 },
        { year: 2024, lessonNum: 2 },
        { year: 2026, lessonNum: 1.5 },
        { year: 2025, lessonNum: -3 },
      ]),
    ).toEqual([
      { year: 2024, lessonNum: 2 },
      { year: 2025, lessonNum: 0 },
      { year: 2026, lessonNum: 5.5 },
    ]);
  });

  it.each([
    [[], 0],
    [
      [
        { year: 2025, lessonNum: 0.1 },
        { year: 2026, lessonNum: 0.2 },
      ],
      0.3,
    ],
  ])('add up: %j', (entries, sum) => {
    expect(sumOfHours(entries)).toBe(sum);
  });
});

describe('the date in a document', () => {
  it.each([
    [Date.parse('2026-11-20 23:59:00'), '2026-11-20'],
    [Date.parse('2026-01-02T00:00:00'), '2026-01-02'],
    [new Date(2026, 2, 3, 4).getTime(), '2026-03-03'],
    [null, ''],
    [undefined, ''],
  ])('%s is %s', (time, text) => {
    expect(dateText(time)).toBe(text);
  });
});
