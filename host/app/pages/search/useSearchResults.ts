import { type ListItem } from '#src/api/list-item.ts';
import type { Page } from '#src/api/schemas.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import type { QueryState } from '#src/data/queries/useQueryState.ts';
import { contentKinds, type ContentCode } from '../../content/kinds.ts';
import { kindCodes } from './search-address.ts';
import { SEARCH_PAGE_SIZE } from '#src/rules/limits.ts';

/** The first page of the results of each kind. */
export type SearchResults = Readonly<Record<ContentCode, QueryState<Page<ListItem>>>>;

/** Searches every kind at once. Each one loads, fails and retries by itself. */
export function useSearchResults(searchVal: string): SearchResults {
  const input = searchVal ? { searchVal, current: 1, size: SEARCH_PAGE_SIZE } : null;
  return {
    project: useQuery(contentKinds.project.list, input),
    activity: useQuery(contentKinds.activity.list, input),
    live: useQuery(contentKinds.live.list, input),
    course: useQuery(contentKinds.course.list, input),
    studio: useQuery(contentKinds.studio.list, input),
    paper: useQuery(contentKinds.paper.list, input),
    resource: useQuery(contentKinds.resource.list, input),
  };
}

/** The number of results of a kind; undefined while it is unknown. An answer without data means none. */
export function hitsOf({ data, isLoading, error }: QueryState<Page<ListItem>>): number | undefined {
  if (data) return data.total;
  return isLoading || error ? undefined : 0;
}

/** All results together, as far as they are known. */
export function totalOf(results: SearchResults): { total: number; isLoading: boolean; hasFailed: boolean } {
  const all = Object.values(results);
  return {
    total: all.reduce((sum, result) => sum + (hitsOf(result) ?? 0), 0),
    isLoading: all.some(({ isLoading }) => isLoading),
    hasFailed: all.some(({ data, error }) => error && !data),
  };
}

/** The kinds that have results. */
export const kindsWithHits = (results: SearchResults) => kindCodes.filter((code) => hitsOf(results[code]));

/** Searching the same text once more asks the kinds again that have failed. */
export function retryFailed(results: SearchResults): void {
  for (const { error, retry } of Object.values(results)) if (error) retry();
}
