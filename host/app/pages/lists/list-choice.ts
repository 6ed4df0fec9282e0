import type { ListFilter } from '#src/api/list-item.ts';
import { LIST_PAGE_SIZE } from '#src/rules/limits.ts';
import { pageIn, pageValue, searchTextOf, valueIn, withValues } from '../../content/query-choice.ts';
import type { Filter } from './filters.ts';
import type { ListKind, ListSort } from './list-kinds.ts';

/** A visitor's choice in a list; all of it stands in the address. */
export interface ListChoice {
  /** By the key of the filter. A region is the path to it, e.g. `42.4201`. */
  filters: Partial<Record<Filter['key'], string>>;
  searchVal: string;
  /** '' is the default order. */
  sort: string;
  /** Counts from 1. */
  page: number;
}

type Choosable = Pick<ListKind, 'filters' | 'sorts'>;

/** Parses the choice in an address; an invalid value counts as not chosen. */
export function parseChoice({ filters, sorts }: Choosable, query: URLSearchParams): ListChoice {
  const chosen: ListChoice['filters'] = {};
  for (const { key, known } of filters) {
    const value = valueIn(query, key);
    if (value && (!known || known.some(([one]) => one === value))) chosen[key] = value;
  }
  const sort = valueIn(query, 'sort');
  return {
    filters: chosen,
    searchVal: searchTextOf(query),
    sort: sorts.some(({ value }) => value === sort) ? sort : '',
    page: pageIn(query),
  };
}

/** Returns the query of a choice: defaults need no parameter, and parameters of others stay. */
export const writeChoice = (
  { filters }: Choosable,
  former: URLSearchParams,
  choice: ListChoice,
): URLSearchParams =>
  withValues(former, {
    ...Object.fromEntries(filters.map(({ key }) => [key, choice.filters[key]])),
    searchVal: choice.searchVal,
    sort: choice.sort,
    page: pageValue(choice.page),
  });

/** The request of a choice; some orders have an endpoint of their own. */
export function requestOf(kind: ListKind, { filters, searchVal, sort, page }: ListChoice) {
  const row: ListSort | undefined = kind.sorts.find(({ value }) => value === sort);
  const { regionId, ...others } = filters;
  const input = {
    ...others,
    ...(regionId ? { regionId: regionId.split('.').at(-1) } : {}),
    ...(searchVal ? { searchVal } : {}),
    ...kind.fixed,
    ...row?.input,
    current: page,
    size: LIST_PAGE_SIZE,
  } as ListFilter;
  return { endpoint: row?.list ?? kind.content.list, input };
}

/** The choice with one filter changed; '' removes it. A narrower list begins at its first page. */
export function withFilter(choice: ListChoice, key: Filter['key'], value: string): ListChoice {
  const { [key]: _former, ...others } = choice.filters;
  return { ...choice, filters: value ? { ...others, [key]: value } : others, page: 1 };
}
