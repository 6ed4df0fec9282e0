import { searchTextOf } from '../../content/search-text.ts';

/** What the user has chosen of a list of records; all of it stands in the address. */
export interface RecordChoice {
  /** '' where the kind has no tabs. */
  tab: string;
  /** By the key of the filter; only those that are chosen. */
  filters: Readonly<Record<string, string>>;
  searchVal: string;
  /** The key of a column; '' is the order of the source. */
  sort: string;
  isDescending: boolean;
  /** Counts from 1. */
  page: number;
}

/** The parts of a kind that a choice depends on, whatever its rows are. */
export interface Choosable {
  tabs?: readonly { value: string }[];
  filters?: readonly { key: string; options: readonly { value: string }[] }[];
  columns: readonly { key: string; sort?: unknown }[];
}

/** The number of rows on a page. */
export const RECORDS_PAGE_SIZE = 10;
/** Longer values are no choice, but somebody's attempt. */
const MAX_LENGTH = 100;
const MAX_PAGE = 1_000_000;

/** Parses the choice in an address; whatever makes no sense counts as not chosen. */
export function parseRecordChoice(kind: Choosable, query: URLSearchParams): RecordChoice {
  const valueOf = (key: string) => (query.get(key) ?? '').trim().slice(0, MAX_LENGTH).trim();
  const tabs = kind.tabs ?? [];
  const sort = valueOf('sort');
  const column = sort.replace(/^-/, '');
  const isSortable = kind.columns.some(({ key, sort }) => sort && key === column);
  const page = valueOf('page');
  return {
    tab: (tabs.find(({ value }) => value === valueOf('tab')) ?? tabs[0])?.value ?? '',
    filters: Object.fromEntries(
      (kind.filters ?? [])
        .map(({ key, options }) => [key, options.find(({ value }) => value === valueOf(key))?.value ?? ''])
        .filter(([, value]) => value),
    ),
    searchVal: searchTextOf(query),
    sort: isSortable ? column : '',
    isDescending: isSortable && sort.startsWith('-'),
    page: /^[1-9]\d*$/.test(page) ? Math.min(Number(page), MAX_PAGE) : 1,
  };
}

/** Returns the query of a choice: defaults need no parameter, and parameters of others stay. */
export function writeRecordChoice(
  kind: Choosable,
  former: URLSearchParams,
  choice: RecordChoice,
): URLSearchParams {
  const query = new URLSearchParams(former);
  const write = (key: string, value: string | undefined) => {
    query.delete(key);
    if (value) query.set(key, value);
  };
  write('tab', choice.tab === kind.tabs?.[0]?.value ? '' : choice.tab);
  for (const { key } of kind.filters ?? []) write(key, choice.filters[key]);
  write('searchVal', choice.searchVal);
  write('sort', choice.sort && (choice.isDescending ? '-' : '') + choice.sort);
  write('page', choice.page > 1 ? String(choice.page) : '');
  return query;
}

/** A column is sorted upwards, then downwards, then not at all. */
export function sortedBy(choice: RecordChoice, column: string): RecordChoice {
  if (choice.sort !== column) return { ...choice, sort: column, isDescending: false, page: 1 };
  const isOver = choice.isDescending;
  return { ...choice, sort: isOver ? '' : column, isDescending: !isOver, page: 1 };
}

/** Whether search text or filters narrow the rows. */
export const isNarrowed = ({ filters, searchVal }: RecordChoice): boolean =>
  searchVal !== '' || Object.keys(filters).length > 0;

/** The choice without search text and filters. */
export const widened = (choice: RecordChoice): RecordChoice => ({
  ...choice,
  filters: {},
  searchVal: '',
  page: 1,
});

/** The number of the last page; an empty list has one too. */
export const lastPageOf = (total: number): number => Math.max(1, Math.ceil(total / RECORDS_PAGE_SIZE));

/** Changes the choice; `replace` for corrections, which Back shall skip. */
export type Choose = (next: RecordChoice, how?: 'push' | 'replace') => void;
