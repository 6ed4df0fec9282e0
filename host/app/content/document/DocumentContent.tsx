import type { ReactNode } from 'react';

/** A part of a document with its heading. */
export function DocumentSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="portal-document-section">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

export interface DocumentFact {
  label: string;
  value: ReactNode;
}

/** Labelled facts in columns; facts without a value are left out. */
export function DocumentFacts({ facts }: { facts: readonly DocumentFact[] }) {
  const known = facts.filter(({ value }) => value != null && value !== '');
  if (known.length === 0) return null;
  return (
    <dl className="portal-document-facts">
      {known.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface DocumentColumn<Row> {
  label: string;
  value: (row: Row) => ReactNode;
  /** Aligns the column at the end, as numbers are. */
  isNumber?: boolean;
}

export interface DocumentTableProps<Row> {
  /** The accessible name of the table. */
  label: string;
  /** The first column names the row. */
  columns: readonly DocumentColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** E.g. the sum, below the rows. */
  footer?: ReactNode;
}

/** A table whose head repeats on every printed page; on a phone each row is a block of labelled values. */
export function DocumentTable<Row>({ label, columns, rows, keyOf, footer }: DocumentTableProps<Row>) {
  return (
    <table className="portal-document-table" aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.label} scope="col" data-number={column.isNumber}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column, index) => {
              const Cell = index === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={column.label}
                  scope={index === 0 ? 'row' : undefined}
                  data-label={column.label}
                  data-number={column.isNumber}
                >
                  {column.value(row)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
      {footer ? (
        <tfoot>
          <tr>
            <td colSpan={columns.length}>{footer}</td>
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
}
