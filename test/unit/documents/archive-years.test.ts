import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateText } from '../../../host/app/pages/document/date-text.ts';
import { hoursByYear, rowsByYear, sumOfHours } from '../../../host/app/pages/space/archive/archive-years.ts';

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
    [[{ lessonNum: 0.1 }, { lessonNum: 0.2 }], 0.3],
    [[{ lessonNum: null }, {}, { lessonNum: 4 }], 4],
  ])('add up: %j', (entries, sum) => {
    expect(sumOfHours(entries)).toBe(sum);
  });
});

describe('the rows of the archive', () => {
  it('are grouped by the year of their end, those without a date last', () => {
    const groups = rowsByYear([
      { id: 'none' },
      { id: 'new year', endTime: '2026-01-01 00:00:00' },
      { id: 'old year', endTime: '2025-12-31 23:59:59' },
      { id: 'only begun', startTime: '2026-03-02 08:00:00', endTime: null },
      { id: 'wrong', endTime: 'gestern' },
    ]);
    expect(groups.map(({ year, rows }) => [year, rows.map(({ id }) => id)])).toEqual([
      [2026, ['only begun', 'new year']],
      [2025, ['old year']],
      [null, ['none', 'wrong']],
    ]);
  });

  it('are all there, each once, from the latest year to the oldest', () => {
    const row = fc.record({
      id: fc.nat(),
      endTime: fc.option(fc.date({ noInvalidDate: false }).map(Number)),
    });
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const groups = rowsByYear(rows);
        expect(groups.flatMap((group) => group.rows).length).toBe(rows.length);
        const years = groups.map(({ year }) => year ?? -Infinity);
        expect(years).toEqual([...new Set(years)].toSorted((one, other) => other - one));
      }),
    );
  });
});

describe('the date in a document', () => {
  it.each([
    ['2026-11-20 23:59:00', '2026-11-20'],
    ['2026-01-02T00:00:00', '2026-01-02'],
    [new Date(2026, 2, 3, 4).getTime(), '2026-03-03'],
    ['', ''],
    [null, ''],
    [undefined, ''],
    ['gestern', ''],
  ])('%s is %s', (time, text) => {
    expect(dateText(time)).toBe(text);
  });
});
