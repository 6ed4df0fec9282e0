import { pageIn, pageValue, searchTextOf, valueIn, withValues } from '../query-choice.ts';

/** The user's choice in a list of records; all of it stands in the address. */
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

/** The parts of a kind that a choice depends on, without the type of its rows. */
export interface Choosable {
  tabs?: readonly { value: string }[];
  filters?: readonly { key: string; options: readonly { value: string }[] }[];
  columns: readonly { key: string; sort?: unknown }[];
}

/** Parses the choice in an address; an invalid value counts as not chosen. */
export function parseRecordChoice(kind: Choosable, query: URLSearchParams): RecordChoice {
  const knownOf = (key: string, known: readonly { value: string }[]) =>
    known.find(({ value }) => value === valueIn(query, key))?.value;
  const tabs = kind.tabs ?? [];
  const sort = valueIn(query, 'sort');
  const column = sort.replace(/^-/, '');
  const isSortable = kind.columns.some(({ key, sort }) => sort && key === column);
  return {
    tab: knownOf('tab', tabs) ?? tabs[0]?.value ?? '',
    filters: Object.fromEntries(
      (kind.filters ?? [])
        .map(({ key, options }) => [key, knownOf(key, options) ?? ''])
        .filter(([, value]) => value),
    ),
    searchVal: searchTextOf(query),
    sort: isSortable ? column : '',
    isDescending: isSortable && sort.startsWith('-'),
    page: pageIn(query),
  };
}

/** Returns the query of a choice: defaults need no parameter, and parameters of others stay. */
export const writeRecordChoice = (
  { tabs = [], filters = [] }: Choosable,
  former: URLSearchParams,
  choice: RecordChoice,
): URLSearchParams =>
  withValues(former, {
    tab: choice.tab === tabs[0]?.value ? '' : choice.tab,
    ...Object.fromEntries(filters.map(({ key }) => [key, choice.filters[key]])),
    searchVal: choice.searchVal,
    sort: choice.sort && (choice.isDescending ? '-' : '') + choice.sort,
    page: pageValue(choice.page),
  });

/** A column is sorted upwards, then downwards, then not at all. */
export function sortedBy(choice: RecordChoice, column: string): RecordChoice {
  if (choice.sort !== column) return { ...choice, sort: column, isDescending: false, page: 1 };
  const isOver = choice.isDescending;
  return { ...choice, sort: isOver ? '' : column, isDescending: !isOver, page: 1 };
}
