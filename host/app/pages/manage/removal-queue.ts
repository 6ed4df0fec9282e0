/** Rows whose removal can be undone as long as its toast is open. */
export interface Removal<Row> {
  /** The id of the toast. */
  toast: number;
  rows: readonly Row[];
}

/** A removal is sent only when its toast has closed; its rows are hidden from the first moment on. */
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

/** A toast that is shown again, with other rows, can no longer undo the removal of its former rows, which is due. */
export function withRemoval<Row>(queue: RemovalQueue<Row>, removal: Removal<Row>): Step<Row> {
  const step = withOnlyOpen(queue, (toast) => toast !== removal.toast);
  return { ...step, queue: { ...step.queue, waiting: [...step.queue.waiting, removal] } };
}

export function withUndo<Row>({ waiting, sent }: RemovalQueue<Row>, toast: number): RemovalQueue<Row> {
  return { waiting: waiting.filter((removal) => removal.toast !== toast), sent };
}

/** Makes removals due whose toast is not open any more. */
export function withOnlyOpen<Row>(
  { waiting, sent }: RemovalQueue<Row>,
  isOpen: (toast: number) => boolean,
): Step<Row> {
  const due = waiting.filter(({ toast }) => !isOpen(toast)).flatMap(({ rows }) => rows);
  return { queue: { waiting: waiting.filter(({ toast }) => isOpen(toast)), sent: [...sent, ...due] }, due };
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
