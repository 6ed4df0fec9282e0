import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Link } from '../../routing/Link.tsx';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Checkbox } from '#src/ui/fields/Checkbox.tsx';
import { LongText } from '#src/ui/text/LongText.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { sortedBy } from './record-choice.ts';
import type { RecordColumn, RecordKind, RecordPartProps } from './record-kind.ts';
import css from './table.css?inline';
import { recordTexts } from './texts.ts';
import type { Selection } from './useSelection.ts';

interface RecordTableProps<Row> extends RecordPartProps<Row> {
  records: readonly Row[];
  isBusy: boolean;
  selection: Selection<Row> | null;
  refresh: () => void;
}

// Browsers drop the roles of a table that is displayed as something else, such as cards.
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
};

/** The rows of one page: a table, whose rows are cards in a narrow window. */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  useStyles(css);
  const words = useTexts(recordTexts);
  const { kind, records, isBusy, selection, refresh } = props;
  const [first, ...others] = kind.columns;
  return (
    <table
      className="portal-records-table"
      {...roles.table}
      aria-label={kind.title}
      aria-busy={isBusy || undefined}
      data-selectable={selection ? '' : undefined}
    >
      <thead {...roles.rowgroup}>
        <tr {...roles.row}>
          {selection ? (
            <th
              {...roles.columnheader}
              scope="col"
              className="portal-records-select"
              data-label={words.selectPage}
            >
              <SelectBox
                label={words.selectPage}
                selected={records.filter(selection.has).length}
                of={records.length}
                onChange={(isSelected) => selection.select(records, isSelected)}
              />
            </th>
          ) : null}
          {kind.columns.map((column) => (
            <Heading key={column.key} column={column} {...props} />
          ))}
          {kind.actions ? (
            <th {...roles.columnheader} scope="col">
              {words.actions}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody {...roles.rowgroup}>
        {records.map((row) => (
          <tr key={kind.id(row)} {...roles.row} data-selected={selection?.has(row) || undefined}>
            {selection ? (
              <td {...roles.cell} className="portal-records-select">
                <SelectBox
                  label={fill(words.select, { name: first.text(row) })}
                  selected={selection.has(row) ? 1 : 0}
                  of={1}
                  onChange={(isSelected) => selection.select([row], isSelected)}
                />
              </td>
            ) : null}
            <th {...roles.rowheader} scope="row">
              <div className="portal-records-title">
                {kind.picture?.(row)}
                <RowTitle kind={kind} row={row} />
              </div>
            </th>
            {others.map(({ key, heading, text, cell, holds, isOneLine }) => (
              <td
                key={key}
                {...roles.cell}
                data-label={heading}
                data-numeric={holds === 'number' || undefined}
                data-one-line={isOneLine}
              >
                {cell ? cell(row) : text(row)}
              </td>
            ))}
            {kind.actions ? (
              <td {...roles.cell} className="portal-records-actions">
                <div>{kind.actions(row, refresh)}</div>
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RowTitle<Row>({ kind, row }: { kind: RecordKind<Row>; row: Row }) {
  const [{ cell, text }] = kind.columns;
  const href = kind.href?.(row);
  const hint = kind.hint?.(row);
  return (
    <div>
      {cell ? cell(row) : href === undefined ? text(row) : <Link href={href}>{text(row)}</Link>}
      {hint ? (
        <p className="portal-records-hint">
          <LongText>{hint}</LongText>
        </p>
      ) : null}
    </div>
  );
}

function Heading<Row>({ column, choice, choose }: RecordPartProps<Row> & { column: RecordColumn<Row> }) {
  const { key, heading, sort, holds } = column;
  if (!sort) {
    return (
      <th {...roles.columnheader} scope="col" data-numeric={holds === 'number' || undefined}>
        {heading}
      </th>
    );
  }
  const order = choice.sort !== key ? undefined : choice.isDescending ? 'descending' : 'ascending';
  const Icon = order === undefined ? ChevronsUpDown : order === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th {...roles.columnheader} scope="col" aria-sort={order} data-numeric={holds === 'number' || undefined}>
      <button type="button" className="portal-records-sort" onClick={() => choose(sortedBy(choice, key))}>
        {heading}
        <Icon size={14} aria-hidden="true" />
      </button>
    </th>
  );
}

interface SelectBoxProps {
  label: string;
  selected: number;
  of: number;
  onChange: (isSelected: boolean) => void;
}

function SelectBox({ label, selected, of, onChange }: SelectBoxProps) {
  return (
    <Checkbox
      checked={selected === of}
      // Only a property, which no attribute sets.
      ref={(box) => {
        if (box) box.indeterminate = selected > 0 && selected < of;
      }}
      onChange={(event) => onChange(event.currentTarget.checked)}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
    </Checkbox>
  );
}
