import { visibleCharacters, visibleLength } from '#src/rules/characters.ts';
import { QUERY_VALUE_LIMIT, PAGE_NUMBER_MAX } from '../limits.ts';
import { SEARCH_LIMIT } from '#src/rules/limits.ts';

/** The parts of a choice that narrow a list. */
interface Narrowing {
  filters: Readonly<Record<string, string | undefined>>;
  searchVal: string;
  /** Counts from 1. */
  page: number;
}

/** Returns the value that a query has for a key; '' for none. */
export const valueIn = (query: URLSearchParams, key: string): string =>
  (query.get(key) ?? '').trim().slice(0, QUERY_VALUE_LIMIT).trim();

/** Returns the page of a list that a query names, which may be beyond the last one; anything else counts as the first. */
export function pageIn(query: URLSearchParams): number {
  const page = valueIn(query, 'page');
  return /^[1-9]\d*$/.test(page) ? Math.min(Number(page), PAGE_NUMBER_MAX) : 1;
}

/** Returns the query with other values: '' and undefined remove a parameter, and parameters of others stay. */
export function withValues(
  former: URLSearchParams,
  values: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const query = new URLSearchParams(former);
  for (const [key, value] of Object.entries(values)) {
    query.delete(key);
    if (value) query.set(key, value);
  }
  return query;
}

/** The parameter of a page; the first one needs none. */
export const pageValue = (page: number): string => (page > 1 ? String(page) : '');

/** How many conditions narrow the list. */
export const countOf = ({ filters, searchVal }: Narrowing): number =>
  Object.keys(filters).length + (searchVal ? 1 : 0);

/** The choice without any condition; the order stays. */
export const cleared = <Choice extends Narrowing>(choice: Choice): Choice => ({
  ...choice,
  filters: {},
  searchVal: '',
  page: 1,
});

/** The number of the last page; an empty list has one too. */
export const lastPageOf = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

export function isSearchTooLong(text: string): boolean {
  return visibleLength(text) > SEARCH_LIMIT;
}

/**
 * Returns the search text in an address. `ListSearchField` refuses longer texts than this, so they come from a link alone;
 * both count alike, so that no emoji is cut in two.
 */
export function searchTextOf(query: URLSearchParams): string {
  const characters = visibleCharacters((query.get('searchVal') ?? '').trim());
  return characters.slice(0, SEARCH_LIMIT).join('').trim();
}
