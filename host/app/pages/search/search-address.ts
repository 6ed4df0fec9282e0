import type { SafeUrl } from '#src/rules/safe-url.ts';
import { pagePaths } from '#src/page-paths.ts';
import { contentKinds, type ContentCode } from '../../content/kinds.ts';
import { isSearchTooLong, pageIn, pageValue, withValues } from '../../content/query-choice.ts';

/** Results of every kind, or of one. */
export type SearchTab = 'all' | ContentCode;

/** The URL of the page, parsed. */
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
    page: pageIn(query),
  };
}

/** The query of a search. Defaults are left out, so that a search has a single URL. */
export const writeSearch = ({ searchVal, tab, page = 1 }: Partial<SearchAddress>): URLSearchParams =>
  withValues(new URLSearchParams(), {
    searchVal,
    tab: tab === 'all' ? '' : tab,
    page: pageValue(page),
  });

/** The URL of a search, for links. */
export const searchHref = (search: Partial<SearchAddress>): SafeUrl =>
  `${pagePaths.search}?${writeSearch(search)}`;

/** Why a text cannot be searched; null if it can. */
export function searchFault(text: string): 'empty' | 'tooLong' | null {
  if (text === '') return 'empty';
  return isSearchTooLong(text) ? 'tooLong' : null;
}
