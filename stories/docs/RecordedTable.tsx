import { recordedTable, type RecordedMark } from './recorded-sizes.ts';
import { ReferenceTable } from './ReferenceTable.tsx';
import { withCode } from './with-code.tsx';

/** A table of measurements from the README, where the commands that measure write it. */
export function RecordedTable({ mark }: { mark: RecordedMark }) {
  const [head = [], ...rows] = recordedTable(mark);
  return <ReferenceTable head={head} rows={rows.map((row) => row.map(withCode))} />;
}
