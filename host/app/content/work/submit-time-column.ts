import { timeText } from '../document/date-text.ts';
import type { RecordColumn } from '../records/record-kind.ts';

interface Submitted {
  submitTime?: number | null | undefined;
}

/** When a piece of work was handed in. */
export const submitTimeColumn = <Row extends Submitted>(
  heading: string,
  dayTime: (time: number) => string,
): RecordColumn<Row> => ({
  key: 'time',
  heading,
  text: ({ submitTime }) => (submitTime == null ? '' : dayTime(submitTime)),
  exported: ({ submitTime }) => timeText(submitTime),
  sort: ({ submitTime }) => submitTime ?? null,
});
