import type { RecordChoice } from './record-choice.ts';
import type { RecordKind, SortValue } from './record-kind.ts';

/** The rows of a list that a choice asks for, on all pages, and how many each tab has. */
export interface ChosenRows<Row> {
  rows: readonly Row[];
  counts: Readonly<Record<string, number>>;
}

type Chosen = Omit<RecordChoice, 'page'>;
type Finding<Row> = Pick<RecordKind<Row>, 'tabs' | 'filters' | 'columns' | 'isHidden'>;

/** Filters and sorts the rows of a list. The tabs count what search text and filters leave. */
export function chooseRows<Row>(
  { tabs = [], filters = [], columns, isHidden }: Finding<Row>,
  rows: readonly Row[],
  choice: Chosen,
  locale: string,
): ChosenRows<Row> {
  const words = choice.searchVal.toLowerCase().split(/\s+/).filter(Boolean);
  const chosen = filters.filter(({ key }) => choice.filters[key]);
  const fits = (row: Row) =>
    chosen.every(({ key, has }) => has?.(row, choice.filters[key] ?? '') ?? true) && isFound(row);
  function isFound(row: Row): boolean {
    if (words.length === 0) return true;
    const text = columns
      .map((column) => column.text(row))
      .join('\n')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  }

  const found = rows.filter((row) => !isHidden?.(row) && fits(row));
  const ofTab = ({ has }: (typeof tabs)[number]) => (has ? found.filter(has) : found);
  const tab = tabs.find(({ value }) => value === choice.tab);
  const sort = columns.find(({ key }) => key === choice.sort)?.sort;
  const shown = tab ? ofTab(tab) : found;
  return {
    rows: sort ? sorted(shown, sort, choice.isDescending, locale) : shown,
    counts: Object.fromEntries(tabs.map((one) => [one.value, ofTab(one).length])),
  };
}

/** Rows without a value come last in both directions; equal ones keep their order. */
function sorted<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  isDescending: boolean,
  locale: string,
): Row[] {
  const collator = new Intl.Collator(locale, { numeric: true });
  const compare = (one: SortValue, other: SortValue) =>
    typeof one === 'number' && typeof other === 'number'
      ? one - other
      : collator.compare(String(one), String(other));
  const isMissing = (value: SortValue) => value == null || value === '' || Number.isNaN(value);
  // The values are computed once per row, not once per comparison.
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .sort(({ value: one }, { value: other }) => {
      if (isMissing(one) || isMissing(other)) return Number(isMissing(one)) - Number(isMissing(other));
      return isDescending ? compare(other, one) : compare(one, other);
    })
    .map(({ row }) => row);
}
