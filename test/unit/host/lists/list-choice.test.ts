import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import * as home from '#src/api/home.ts';
import * as lists from '#src/api/lists.ts';
import { cleared, countOf, lastPageOf } from '#host/app/content/query-choice.ts';
import {
  parseChoice,
  requestOf,
  withFilter,
  writeChoice,
  type ListChoice,
} from '#host/app/pages/lists/list-choice.ts';
import { parseRecordChoice } from '#host/app/content/records/record-choice.ts';
import { listKinds, type ListKind } from '#host/app/pages/lists/list-kinds.ts';
import { pageFile } from '#host/app/routing/page-loaders.ts';
import type { PageName } from '#host/app/routing/page-titles.ts';

const kindOf = (name: PageName): ListKind => {
  const kind = listKinds[name];
  if (!kind) throw new Error(name);
  return kind;
};
const nothing: ListChoice = { filters: {}, searchVal: '', sort: '', page: 1 };

describe('the choice in an address', () => {
  test.each<[name: PageName, query: string, choice: Partial<ListChoice>]>([
    ['course', '', {}],
    ['course', 'categoryId=c1&price=free&page=3', { filters: { categoryId: 'c1', price: 'free' }, page: 3 }],
    ['course', 'searchVal=%20整本书%20&sort=hot', { searchVal: '整本书', sort: 'hot' }],
    // Values that do not exist, and filters that the list does not have.
    ['course', 'price=cheap&status=1&sort=featured', {}],
    [
      'project',
      'status=1&sort=featured&regionId=42.4201',
      {
        filters: { status: '1', regionId: '42.4201' },
        sort: 'featured',
      },
    ],
    ['project', 'status=3&status=1', {}],
    ['supermarket', 'status=0', {}],
    ['activity', 'page=0', {}],
    ['activity', 'page=-2', {}],
    ['activity', 'page=1.5', {}],
    ['activity', 'page=1e3', {}],
    ['activity', 'page=02', {}],
    ['activity', 'page=99999999999999999999', { page: 1_000_000 }],
    ['activity', 'categoryId=%20&searchVal=%20', {}],
  ])('%s?%s', (name, query, choice) => {
    expect(parseChoice(kindOf(name), new URLSearchParams(query))).toEqual({ ...nothing, ...choice });
  });

  it('cuts what is longer than any id or search text', () => {
    const { searchVal } = parseChoice(
      kindOf('course'),
      new URLSearchParams({ searchVal: '长'.repeat(5000) }),
    );
    expect(searchVal).toHaveLength(100);
  });

  it.each(['👍🏽', '👨‍👩‍👧‍👦'])('keeps a search text of a hundred %s whole', (emoji) => {
    const searchVal = emoji.repeat(100);
    expect(parseChoice(kindOf('course'), new URLSearchParams({ searchVal }))).toMatchObject({ searchVal });
    expect(parseRecordChoice({ columns: [] }, new URLSearchParams({ searchVal }))).toMatchObject({
      searchVal,
    });
  });

  it('needs no parameter for the defaults, and keeps those of others', () => {
    const query = new URLSearchParams('orgCode=demo&categoryId=c1&searchVal=x&sort=hot&page=2');
    expect(`${writeChoice(kindOf('course'), query, nothing)}`).toBe('orgCode=demo');
  });

  it.each(Object.entries(listKinds))('of %s is read as it was written, whatever stood there', (_, kind) => {
    const text = fc
      .string({ maxLength: 40, unit: 'grapheme' })
      .map((value) => value.trim().slice(0, 100).trim());
    const valueOf = ({ known }: ListKind['filters'][number]) =>
      known ? fc.constantFrom(...known.map(([value]) => value)) : text.filter(Boolean);
    const choices = fc.record<ListChoice>({
      filters: fc.record(Object.fromEntries(kind.filters.map((filter) => [filter.key, valueOf(filter)])), {
        requiredKeys: [],
      }),
      searchVal: text,
      sort: fc.constantFrom(...kind.sorts.map(({ value }) => value)),
      page: fc.integer({ min: 1, max: 1_000_000 }),
    });
    fc.assert(
      fc.property(choices, choices, (former, next) => {
        const before = writeChoice(kind, new URLSearchParams('orgCode=demo'), former);
        const written = writeChoice(kind, before, next);
        expect(parseChoice(kind, new URLSearchParams(`${written}`))).toEqual(next);
        expect(written.get('orgCode')).toBe('demo');
        // One list has one address.
        expect(`${writeChoice(kind, written, next)}`).toBe(`${written}`);
      }),
      { numRuns: 50 },
    );
  });

  it('never throws, and never has an id, which would show the details', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(listKinds)), fc.webQueryParameters(), (kind, query) => {
        const choice = parseChoice(kind, new URLSearchParams(query));
        expect(Object.keys(choice.filters)).not.toContain('id');
        expect(Number.isSafeInteger(choice.page)).toBe(true);
      }),
    );
  });
});

describe('the request of a choice', () => {
  const paged = { current: 1, size: 12 };
  test.each<[name: PageName, choice: Partial<ListChoice>, endpoint: unknown, input: object]>([
    ['course', {}, lists.getCourses, paged],
    [
      'course',
      { filters: { categoryId: 'c1' }, searchVal: '阅读', page: 2 },
      lists.getCourses,
      { categoryId: 'c1', searchVal: '阅读', current: 2, size: 12 },
    ],
    ['activity', {}, lists.getActivities, paged],
    ['activity', { sort: 'new' }, home.getActivityPage, { ...paged, sort: 'new' }],
    ['activity', { sort: 'hot' }, lists.getActivities, { ...paged, sort: 'hot' }],
    ['activity', { sort: 'featured' }, home.getActivityHomePage, paged],
    ['project', { sort: 'new' }, home.getProjectList, { ...paged, sort: 'new' }],
    ['project', { sort: 'featured' }, home.getProjectHomePage, paged],
    // The last region of the path narrows the list.
    ['project', { filters: { regionId: '42.4201' } }, lists.getProjects, { ...paged, regionId: '4201' }],
    ['contest', { sort: 'featured' }, home.getHomePapers, paged],
    ['liveList', { sort: 'featured' }, home.getLivePage, paged],
    ['supermarket', {}, lists.getPapers, { ...paged, status: 2 }],
    ['resourceDetails', {}, lists.getDiscoveries, { ...paged, group: 'resource' }],
    ['articles', {}, lists.getDiscoveries, { ...paged, group: 'article' }],
    ['teacher', {}, lists.getStudios, paged],
  ])('%s %j', (name, choice, endpoint, input) => {
    const request = requestOf(kindOf(name), { ...nothing, ...choice });
    expect(request.input).toEqual(input);
    expect(request.endpoint).toBe(endpoint);
  });
});

describe('a change of the choice', () => {
  const chosen: ListChoice = {
    filters: { categoryId: 'c1', price: 'free' },
    searchVal: '阅读',
    sort: 'hot',
    page: 4,
  };

  it('begins at the first page of the narrower list', () => {
    expect(withFilter(chosen, 'categoryId', 'c2')).toEqual({
      ...chosen,
      filters: { categoryId: 'c2', price: 'free' },
      page: 1,
    });
    expect(withFilter(chosen, 'price', '').filters).toEqual({ categoryId: 'c1' });
  });

  it('clears every condition, but not the order', () => {
    expect(countOf(chosen)).toBe(3);
    expect(cleared(chosen)).toEqual({ ...nothing, sort: 'hot' });
    expect(countOf(cleared(chosen))).toBe(0);
  });

  test.each([
    [0, 1],
    [1, 1],
    [12, 1],
    [13, 2],
    [10_000, 834],
  ])('of %i items the last page is %i', (total, page) => expect(lastPageOf(total, 12)).toBe(page));
});

test('every list page has a row in the table, and every row a page', () => {
  const names = Object.keys(listKinds) as PageName[];
  expect(names).toHaveLength(10);
  for (const name of names) expect(pageFile(name)).toBe('pages/lists/ListPage.tsx');
});

test('no list has two filters of one parameter, and its default order comes first', () => {
  for (const { filters, sorts } of Object.values(listKinds)) {
    expect(new Set(filters.map(({ key }) => key)).size).toBe(filters.length);
    expect(sorts[0]?.value).toBe('');
  }
});
