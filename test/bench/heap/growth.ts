/** The memory, nodes and other resources of a page at one moment, after the garbage is gone. */
export interface Held {
  heapMB: number;
  nodes: number;
  /** Trees of nodes out of the document that scripts still hold. */
  detached: number;
  listeners: number;
  timeouts: number;
  intervals: number;
  objectUrls: number;
}

interface Row {
  name: string;
  of: keyof Held;
  /** How much more a page may hold after the navigations than before. */
  limit: number;
}

/**
 * Nothing may be left behind; the heap has room for caches, whose number of entries is limited. A page that is shown once
 * more with other data has a few nodes and listeners more or less.
 */
export const rows: readonly Row[] = [
  { name: 'JS heap', of: 'heapMB', limit: 10 },
  { name: 'DOM nodes', of: 'nodes', limit: 500 },
  { name: 'detached DOM trees', of: 'detached', limit: 0 },
  { name: 'event listeners', of: 'listeners', limit: 50 },
  { name: 'timeouts', of: 'timeouts', limit: 0 },
  { name: 'intervals', of: 'intervals', limit: 0 },
  { name: 'object URLs', of: 'objectUrls', limit: 0 },
];

export interface Growth extends Row {
  before: number;
  after: number;
  isMissed: boolean;
}

export const growthOf = (before: Held, after: Held): Growth[] =>
  rows.map((row) => ({
    ...row,
    before: before[row.of],
    after: after[row.of],
    isMissed: after[row.of] - before[row.of] > row.limit,
  }));

/** Numbers with one decimal for the heap, and whole ones for the rest. */
export const amount = ({ of }: Pick<Row, 'of'>, value: number): string =>
  of === 'heapMB' ? `${value.toFixed(1)} MB` : String(value);
