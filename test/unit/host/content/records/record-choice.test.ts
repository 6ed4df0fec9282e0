import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  parseRecordChoice,
  sortedBy,
  writeRecordChoice,
  type RecordChoice,
} from '#host/app/content/records/record-choice.ts';

const kind = {
  tabs: [{ value: 'all' }, { value: 'open' }],
  filters: [{ key: 'type', options: [{ value: 'course' }, { value: 'exam' }] }],
  columns: [{ key: 'title', sort: () => '' }, { key: 'status' }],
};
const nothing: RecordChoice = {
  tab: 'all',
  filters: {},
  searchVal: '',
  sort: '',
  isDescending: false,
  page: 1,
};
const parsed = (query: string) => parseRecordChoice(kind, new URLSearchParams(query));

describe('the choice in an address', () => {
  test.each<[string, Partial<RecordChoice>]>([
    ['', {}],
    ['tab=open', { tab: 'open' }],
    ['tab=gone', {}],
    ['type=exam', { filters: { type: 'exam' } }],
    ['type=other', {}],
    ['searchVal=%20数学 课%20', { searchVal: '数学 课' }],
    ['sort=title', { sort: 'title' }],
    ['sort=-title', { sort: 'title', isDescending: true }],
    ['sort=-status', {}],
    ['page=3', { page: 3 }],
    ['page=0', {}],
    ['page=1e3', {}],
    ['page=99999999', { page: 1_000_000 }],
  ])('%s', (query, expected) => expect(parsed(query)).toEqual({ ...nothing, ...expected }));

  it('is found again after it was written, and leaves other parameters alone', () => {
    fc.assert(
      fc.property(
        fc.record({
          tab: fc.constantFrom('all', 'open'),
          filters: fc.constantFrom<Record<string, string>>({}, { type: 'course' }),
          searchVal: fc.string({ maxLength: 40 }).map((text) => text.trim()),
          sort: fc.constantFrom('', 'title'),
          isDescending: fc.boolean(),
          page: fc.integer({ min: 1, max: 1_000_000 }),
        }),
        (choice) => {
          const isDescending = choice.sort !== '' && choice.isDescending;
          const query = writeRecordChoice(kind, new URLSearchParams('id=7&page=9&tab=open'), choice);
          expect(query.get('id')).toBe('7');
          expect(parsed(query.toString())).toEqual({ ...choice, isDescending });
        },
      ),
    );
  });

  it('of the defaults is empty', () => {
    expect(writeRecordChoice(kind, new URLSearchParams('tab=open&page=2'), nothing).toString()).toBe('');
  });
});

it('a column is sorted upwards, downwards, and not at all', () => {
  const up = sortedBy({ ...nothing, page: 4 }, 'title');
  expect(up).toEqual({ ...nothing, sort: 'title' });
  const down = sortedBy(up, 'title');
  expect(down).toEqual({ ...nothing, sort: 'title', isDescending: true });
  expect(sortedBy(down, 'title')).toEqual(nothing);
  expect(sortedBy(down, 'other')).toEqual({ ...nothing, sort: 'other' });
});
