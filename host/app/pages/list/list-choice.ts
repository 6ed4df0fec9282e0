import type { ListFilter } from '../../../../src/api/list-item.ts';
import { LIST_PAGE_SIZE } from '../../../../src/api/list-item.ts';
import { searchTextOf } from '../../content/search-text.ts';
import type { Filter } from './filters.ts';
import type { ListKind, ListSort } from './list-kinds.ts';

/** What a visitor has chosen of a list; all of it stands in the address. */
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

/** Longer values are no id, but somebody's attempt. */
const MAX_LENGTH = 100;
const MAX_PAGE = 1_000_000;

/** Parses the choice in an address; whatever makes no sense counts as not chosen. */
export function parseChoice({ filters, sorts }: Choosable, query: URLSearchParams): ListChoice {
  const valueOf = (key: string) => (query.get(key) ?? '').trim().slice(0, MAX_LENGTH).trim();
  const chosen: ListChoice['filters'] = {};
  for (const { key, known } of filters) {
    const value = valueOf(key);
    if (value && (!known || known.some(([one]) => one === value))) chosen[key] = value;
  }
  const sort = valueOf('sort');
  const page = valueOf('page');
  return {
    filters: chosen,
    searchVal: searchTextOf(query),
    sort: sorts.some(({ value }) => value === sort) ? sort : '',
    page: /^[1-9]\d*$/.test(page) ? Math.min(Number(page), MAX_PAGE) : 1,
  };
}

/** Returns the query of a choice: defaults need no parameter, and parameters of others stay. */
export function writeChoice(
  { filters }: Choosable,
  former: URLSearchParams,
  choice: ListChoice,
): URLSearchParams {
  const query = new URLSearchParams(former);
  const write = (key: string, value: string | undefined) => {
    query.delete(key);
    if (value) query.set(key, value);
  };
  for (const { key } of filters) write(key, choice.filters[key]);
  write('searchVal', choice.searchVal);
  write('sort', choice.sort);
  write('page', choice.page > 1 ? String(choice.page) : '');
  return query;
}

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

/** How many conditions narrow the list. */
export const countOf = ({ filters, searchVal }: ListChoice): number =>
  Object.keys(filters).length + (searchVal ? 1 : 0);

/** The choice without any condition; the order stays. */
export const cleared = (choice: ListChoice): ListChoice => ({
  ...choice,
  filters: {},
  searchVal: '',
  page: 1,
});

/** The choice with one filter changed; '' removes it. A narrower list begins at its first page. */
export function withFilter(choice: ListChoice, key: Filter['key'], value: string): ListChoice {
  const { [key]: _former, ...others } = choice.filters;
  return { ...choice, filters: value ? { ...others, [key]: value } : others, page: 1 };
}

/** The number of the last page; an empty list has one too. */
export const lastPageOf = (total: number): number => Math.max(1, Math.ceil(total / LIST_PAGE_SIZE));
