import { recordedTable, type RecordedMark } from './recorded-sizes.ts';
import { ReferenceTable } from './ReferenceTable.tsx';

/** A table of measurements from the README, where the commands that measure write it. */
export function RecordedTable({ mark }: { mark: RecordedMark }) {
  const [head = [], ...rows] = recordedTable(mark);
  return <ReferenceTable head={head} rows={rows.map((row) => row.map(withCode))} />;
}

/** Text with code between backticks. */
function withCode(cell: string) {
  return cell.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
