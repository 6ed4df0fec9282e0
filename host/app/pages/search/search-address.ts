import { pagePaths } from '../../../../src/page-paths.ts';
import { visibleLength } from '../../../../src/rules/characters.ts';
import { SEARCH_LIMIT } from '../../../../src/rules/input-limits.ts';
import { contentKinds, type ContentCode } from '../../content/kinds.ts';
import { pageNumberOf } from '../../useQueryParams.ts';

/** Results of every kind, or of one. */
export type SearchTab = 'all' | ContentCode;

/** What the page's URL says. */
export interface SearchAddress {
  /** Without outer white space; '' if nothing is searched. */
  searchVal: string;
  tab: SearchTab;
  /** Counted from 1. */
  page: number;
}

export const kindCodes = Object.keys(contentKinds) as readonly ContentCode[];

/** Returns the code of a tab; unknown ones count as all kinds. */
export function tabOf(value: string | null): SearchTab {
  return kindCodes.find((code) => code === value) ?? 'all';
}

export function parseSearch(query: URLSearchParams): SearchAddress {
  return {
    searchVal: (query.get('searchVal') ?? '').trim(),
    tab: tabOf(query.get('tab')),
    page: pageNumberOf(query),
  };
}

/** The query of a search. Defaults are left out, so that a search has a single URL. */
export function writeSearch({ searchVal, tab = 'all', page = 1 }: Partial<SearchAddress>): URLSearchParams {
  const query = new URLSearchParams();
  if (searchVal) query.set('searchVal', searchVal);
  if (tab !== 'all') query.set('tab', tab);
  if (page > 1) query.set('page', String(page));
  return query;
}

/** The URL of a search, for links. */
export const searchHref = (search: Partial<SearchAddress>) => `${pagePaths.search}?${writeSearch(search)}`;

/** Why a text cannot be searched; null if it can. */
export function searchFault(text: string): 'empty' | 'tooLong' | null {
  if (text === '') return 'empty';
  return visibleLength(text) > SEARCH_LIMIT ? 'tooLong' : null;
}
