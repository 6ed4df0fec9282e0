/** Rows whose removal can be undone as long as its notice is open. */
export interface Removal<Row> {
  /** The id of the notice. */
  notice: number;
  rows: readonly Row[];
}

/** A removal is sent only when its notice has closed; its rows are hidden from the first moment on. */
export interface RemovalQueue<Row> {
  waiting: readonly Removal<Row>[];
  /** The rows whose removal was sent; they stay hidden unless it fails. */
  sent: readonly Row[];
}

/** The queue after a change, and the rows whose removal has to be sent now. */
export interface Step<Row> {
  queue: RemovalQueue<Row>;
  due: readonly Row[];
}

export const emptyQueue = { waiting: [], sent: [] };

/** A notice that is shown again, with other rows, can no longer undo its former ones. */
export function withRemoval<Row>(queue: RemovalQueue<Row>, removal: Removal<Row>): Step<Row> {
  const step = withOnlyOpen(queue, (notice) => notice !== removal.notice);
  return { ...step, queue: { ...step.queue, waiting: [...step.queue.waiting, removal] } };
}

export function withUndo<Row>({ waiting, sent }: RemovalQueue<Row>, notice: number): RemovalQueue<Row> {
  return { waiting: waiting.filter((removal) => removal.notice !== notice), sent };
}

/** Whatever has no open notice any more is due; without any open notice that is all. */
export function withOnlyOpen<Row>(
  { waiting, sent }: RemovalQueue<Row>,
  isOpen: (notice: number) => boolean,
): Step<Row> {
  const due = waiting.filter(({ notice }) => !isOpen(notice)).flatMap(({ rows }) => rows);
  return { queue: { waiting: waiting.filter(({ notice }) => isOpen(notice)), sent: [...sent, ...due] }, due };
}

/** Brings rows back whose removal has failed. */
export function withFailure<Row>(
  { waiting, sent }: RemovalQueue<Row>,
  rows: readonly Row[],
): RemovalQueue<Row> {
  return { waiting, sent: sent.filter((row) => !rows.includes(row)) };
}

export const hiddenRows = <Row>({ waiting, sent }: RemovalQueue<Row>): Row[] => [
  ...waiting.flatMap(({ rows }) => rows),
  ...sent,
];
