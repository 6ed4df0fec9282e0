import { afterEach, describe, expect, it } from 'vitest';
import {
  readRecent,
  searchOwner,
  withoutSearch,
  withSearch,
  writeRecent,
} from '#host/app/pages/search/recent-searches.ts';
import { RECENT_SEARCHES_MAX } from '#host/app/limits.ts';

describe('recent searches', () => {
  const owner = searchOwner('demo', 'u-1001');
  afterEach(() => localStorage.removeItem('portal.searches'));

  const after = (...texts: string[]) => texts.reduce(withSearch, readRecent(owner));

  it('begin with the latest, and have each text once', () =>
    expect(after('甲', '乙', '甲').texts).toEqual(['甲', '乙']));

  it('are limited', () => {
    const texts = Array.from({ length: RECENT_SEARCHES_MAX + 3 }, (_, nth) => `第${nth}个`);
    expect(after(...texts).texts).toEqual(texts.toReversed().slice(0, RECENT_SEARCHES_MAX));
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
