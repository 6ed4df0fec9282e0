import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearch, searchFault, searchHref } from '#host/app/pages/search/search-address.ts';
import { SEARCH_LIMIT } from '#src/rules/limits.ts';

describe('the URL of a search', () => {
  it.each([
    ['', '', 'all', 1],
    ['searchVal=课堂', '课堂', 'all', 1],
    ['searchVal=%20课堂%20&tab=course&page=3', '课堂', 'course', 3],
    ['searchVal=a%26b%2B&tab=weather&page=0', 'a&b+', 'all', 1],
    ['page=-1', '', 'all', 1],
    ['page=1.5', '', 'all', 1],
    ['page=1e999', '', 'all', 1],
    ['tab=constructor', '', 'all', 1],
  ])('%j says what is shown', (query, searchVal, tab, page) =>
    expect(parseSearch(new URLSearchParams(query))).toEqual({ searchVal, tab, page }),
  );

  it('is read as it was written', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }).map((text) => text.trim()),
        fc.constantFrom('all', 'course', 'resource'),
        fc.integer({ min: 1, max: 1e6 }),
        (searchVal, tab, page) => {
          const { search } = new URL(searchHref({ searchVal, tab, page }), 'http://portal');
          expect(parseSearch(new URLSearchParams(search))).toEqual({ searchVal, tab, page });
        },
      ),
    );
  });

  it.each([
    ['', 'empty'],
    ['课', null],
    ['👩‍🏫'.repeat(SEARCH_LIMIT), null],
    ['课'.repeat(SEARCH_LIMIT + 1), 'tooLong'],
  ])('%j is refused as %s', (text, fault) => expect(searchFault(text)).toBe(fault));
});
