import type { SafeUrl } from '#src/rules/safe-url.ts';
import type { ComponentType, ReactNode } from 'react';
import type { Page } from '#src/api/schemas.ts';
import type { QueryState } from '#src/data/queries/useQueryState.ts';
import type { CellType } from '#src/rules/csv.ts';
import type { SelectOption } from '#src/ui/fields/Select.tsx';
import type { ChoiceHolder } from '../useChoice.ts';
import type { RecordChoice } from './record-choice.ts';

/** The value that a column is sorted by; rows without one come last. */
export type SortValue = string | number | null | undefined;

export interface RecordColumn<Row> {
  /** Names the column in the address, where the rows are sorted by it. */
  key: string;
  heading: string;
  /** The plain text of a cell, also of the export and for the search in a list; '' for nothing. */
  text: (row: Row) => string;
  /** The text in an export, where a date must not depend on the day; `text` if absent. */
  exported?: (row: Row) => string;
  /** Renders the cell; its text if absent. */
  cell?: (row: Row) => ReactNode;
  /** Makes the column sortable. Rows that come in pages are sorted by the server. */
  sort?: (row: Row) => SortValue;
  /** Numbers, or digits that are no amount, e.g. the number of an order; text if absent. */
  holds?: Exclude<CellType, 'text'>;
  /** Its text is short and stays in one line, e.g. a date or the number of an order. */
  isOneLine?: true;
}

/** A status of the rows. The first tab is shown by default. */
export interface RecordTab<Row> {
  value: string;
  label: string;
  /** Selects the rows of a list that belong to the tab; all by default. */
  has?: (row: Row) => boolean;
  /** The number of rows, for rows that come in pages; a list counts for itself. */
  count?: number;
}

/** A tab for all rows, and one for each of their statuses. */
export const statusTabs = <Status extends string>(
  all: string,
  statuses: readonly Status[],
  labels: Readonly<Record<Status, string>>,
): RecordTab<{ state: Status }>[] => [
  { value: 'all', label: all },
  ...statuses.map((value) => ({
    value,
    label: labels[value],
    has: ({ state }: { state: Status }) => state === value,
  })),
];

export interface RecordFilter<Row> {
  /** Names the filter in the address. */
  key: string;
  label: string;
  options: readonly SelectOption[];
  /** Selects the rows of a list that match the chosen option. */
  has?: (row: Row, value: string) => boolean;
}

/** The rows of a choice, and the state of their query. */
export interface RecordRows<Row> extends Pick<
  QueryState<unknown>,
  'isLoading' | 'isValidating' | 'error' | 'retry'
> {
  /** The rows of one page; while another page loads, those of the former one. */
  page: Pick<Page<Row>, 'records' | 'total'> | undefined;
  /** By the value of the tab. */
  counts: Readonly<Record<string, number | undefined>>;
  /** Returns the rows on all pages, for the export. */
  fetchAll: () => Promise<readonly Row[]>;
}

/** Where the rows of a kind come from: made by `pagesOf` or `listOf`. */
export interface RecordSource<Row> {
  /** Queries the rows. */
  Reader: ComponentType<{
    kind: RecordKind<Row>;
    choice: RecordChoice;
    children: (rows: RecordRows<Row>) => ReactNode;
  }>;
}

/** A list of records of one kind: where its rows come from, and how they are found and shown. */
export interface RecordKind<Row> {
  /** Names the list, e.g. 我的订单: for messages, for the table and for the file of an export. */
  title: string;
  source: RecordSource<Row>;
  id: (row: Row) => string;
  /** The first column heads its row, and is the title of a card in a narrow window. */
  columns: readonly [RecordColumn<Row>, ...RecordColumn<Row>[]];
  /** The URL that the first cell links to. */
  href?: (row: Row) => SafeUrl | undefined;
  /** Hides rows of a list, e.g. as long as their removal can be undone. */
  isHidden?: (row: Row) => boolean;
  /** A line below the first cell's text. */
  hint?: (row: Row) => string;
  /** Rendered before the first cell, e.g. a cover. */
  picture?: (row: Row) => ReactNode;
  /** Renders a row as a card: the list is a grid instead of a table. */
  card?: (row: Row) => ReactNode;
  tabs?: readonly RecordTab<Row>[];
  filters?: readonly RecordFilter<Row>[];
  /** The placeholder of the search field; there is none without it. */
  searchHint?: string;
  /** Buttons and links in the last cell. `refresh` loads the rows again. */
  actions?: (row: Row, refresh: () => void) => ReactNode;
  /** Makes rows selectable: the buttons for the selected rows. `clear` ends the selection. */
  bulkActions?: (rows: readonly Row[], tools: { refresh: () => void; clear: () => void }) => ReactNode;
  /** Shown when there are no rows at all. */
  empty: { text: string; hint?: string; action?: ReactNode };
}

/** The props of every part of a list. */
export interface RecordPartProps<Row> extends ChoiceHolder<RecordChoice> {
  kind: RecordKind<Row>;
}
