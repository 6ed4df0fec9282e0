import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { markMatches } from '../../../../host/app/content/match-marks.ts';
import {
  readRecent,
  RECENT_LIMIT,
  searchOwner,
  withoutSearch,
  withSearch,
  writeRecent,
} from '../../../../host/app/pages/search/recent-searches.ts';
import { parseSearch, searchFault, searchHref } from '../../../../host/app/pages/search/search-address.ts';
import { similarSearches } from '../../../../host/app/pages/search/similar-searches.ts';
import { SEARCH_LIMIT } from '../../../../src/rules/input-limits.ts';

describe('the marks of a search', () => {
  /** The text with its matches in brackets. */
  const marked = (text: string, searchVal: string) =>
    markMatches(text, searchVal)
      .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
      .join('');

  it.each([
    ['跨学科作业设计', '作业', '跨学科[作业]设计'],
    ['作业与作业', '作业', '[作业]与[作业]'],
    ['Python 入门', 'pYTHON', '[Python] 入门'],
    ['小学语文教学', '语文 小学', '[小学语文]教学'],
    ['aaa', 'aa', '[aaa]'],
    ['没有', '作业', '没有'],
    ['没有', '', '没有'],
    ['没有', '   ', '没有'],
    ['', '作业', ''],
    // Lower case of the first letter has two units.
    ['İstanbul', 'st', 'İ[st]anbul'],
    ['İstanbul', 'İ', '[İ]stanbul'],
    ['一👩‍🏫二', '👩', '一[👩]‍🏫二'],
    ['C++ (进阶)', 'c++ (', '[C++] [(]进阶)'],
    ['<img src=x onerror=alert(1)>', '<img', '[<img] src=x onerror=alert(1)>'],
  ])('in %j for %j: %j', (text, searchVal, expected) => expect(marked(text, searchVal)).toBe(expected));

  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({
      unit: fc.constantFrom('a', 'A', 'b', ' ', 'İ', 'ß', 'Σ', '课', '👩', '<', '$', '\\', '\ud83d'),
    }),
  );

  it('lose and add nothing, alternate, and are as short as the words allow', () => {
    fc.assert(
      fc.property(texts, texts, (text, searchVal) => {
        const parts = markMatches(text, searchVal);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        parts.forEach((part, index) => {
          expect(part.text).not.toBe('');
          expect(part.isMatch).not.toBe(parts[index + 1]?.isMatch);
        });
      }),
    );
  });

  it('find every word that was put into a text', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'B', '课', '堂', '*', '('), minLength: 1 });
    fc.assert(
      fc.property(texts, word, texts, (before, word, after) => {
        const matches = markMatches(before + word + after, word).filter(({ isMatch }) => isMatch);
        expect(matches.some(({ text }) => text.toLowerCase().includes(word.toLowerCase()))).toBe(true);
      }),
    );
  });
});

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

describe('similar searches', () => {
  it.each([
    ['作业设计', ['作业设']],
    ['课', []],
    ['👩‍🏫👩‍🏫', ['👩‍🏫']],
    ['小学 语文', ['小学 语', '小学', '语文', '小']],
    ['a b', ['a', 'b']],
  ])('of %j', (text, expected) => expect(similarSearches(text)).toEqual(expected));
});

describe('recent searches', () => {
  const owner = searchOwner('demo', 'u-1001');
  afterEach(() => localStorage.removeItem('portal.searches'));

  const after = (...texts: string[]) => texts.reduce(withSearch, readRecent(owner));

  it('begin with the latest, and have each text once', () =>
    expect(after('甲', '乙', '甲').texts).toEqual(['甲', '乙']));

  it('are limited', () => {
    const texts = Array.from({ length: RECENT_LIMIT + 3 }, (_, nth) => `第${nth}个`);
    expect(after(...texts).texts).toEqual(texts.toReversed().slice(0, RECENT_LIMIT));
  });

  it('take nothing more once they are switched off, and keep what they had', () =>
    expect(withSearch({ ...after('甲'), isOff: true }, '乙').texts).toEqual(['甲']));

  it('lose the one that is removed', () =>
    expect(withoutSearch(after('甲', '乙'), '甲').texts).toEqual(['乙']));

  it('belong to one user in one organisation', () => {
    writeRecent(after('甲'));
    expect(readRecent(owner).texts).toEqual(['甲']);
    expect(readRecent(searchOwner('demo', '')).texts).toEqual([]);
    expect(readRecent(searchOwner('closed', 'u-1001')).texts).toEqual([]);
    // The separator cannot come from a code.
    expect(searchOwner('a|b', 'c')).not.toBe(searchOwner('a', 'b|c'));
  });

  it.each(['{', '"text"', '[{"owner":1}]', `[{"owner":"${owner}","isOff":false,"texts":[""]}]`])(
    'are dropped where the storage holds %s',
    (stored) => {
      localStorage.setItem('portal.searches', stored);
      expect(readRecent(owner)).toEqual({ owner, isOff: false, texts: [] });
      expect(localStorage.getItem('portal.searches')).toBeNull();
    },
  );
});
