import { median } from '../median.ts';

export type Measure = 'visible' | 'count' | 'open' | 'all' | 'script' | 'bytes' | 'requests' | 'nodes';

/** The measurements of a page: milliseconds, bytes on the wire, counts. */
export type Figures = Partial<Record<Measure, number>>;

const measures: readonly Measure[] = [
  'visible',
  'count',
  'open',
  'all',
  'script',
  'bytes',
  'requests',
  'nodes',
];

/** Returns the median of each measure over several visits. */
export function mediansOf(visits: readonly Figures[]): Figures {
  return Object.fromEntries(
    measures.flatMap((measure) => {
      const middle = median(visits.flatMap((figures) => figures[measure] ?? []));
      return middle === undefined ? [] : [[measure, middle]];
    }),
  );
}
