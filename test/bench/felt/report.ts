import { markdownTable } from '../../recorded-tables.ts';
import { median } from '../median.ts';
import { isMissed, limitOf, worstFirst, type Felt } from './statistics.ts';

const WORST = 20;

/** The browser reports no interaction that takes less than 16 ms. */
const time = (value: number | undefined) =>
  value === undefined || Number.isNaN(value) ? '–' : `${value} ms`;

/** Signs that mean something in a table or in MDX. */
const plain = (text: string) =>
  text
    .replace(/[|`{}<>*_\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, 48)
    .trim();

export interface Results {
  current: readonly Felt[];
  former: readonly Felt[];
  /** Of an empty page, in the same run. */
  bare: readonly Felt[];
}

/** The documentation's table: a button and a field of an empty page, then the worst interactions of the portal. */
export function tableOf({ current, former, bare }: Results): string {
  const isCompared = former.length > 0;
  const bareRows = (['button', 'type'] as const).map((kind) => {
    const value = median(bare.filter((felt) => felt.kind === kind).map(({ duration }) => duration));
    return ['an empty page', kind, '', ...(isCompared ? [time(value)] : []), time(value), ''];
  });
  const rows = worstFirst(current, former, WORST).map((felt) => [
    plain(felt.page),
    felt.kind,
    plain(felt.name),
    ...(isCompared ? [time(felt.former)] : []),
    time(felt.duration),
    time(limitOf(felt)),
  ]);
  const head = ['page', 'kind', 'control', ...(isCompared ? ['before'] : []), 'now', 'at most'];
  return markdownTable(head, [...bareRows, ...rows]);
}

/** A line for the terminal. */
export const lineOf = (felt: Felt): string =>
  `${isMissed(felt) ? 'MISSED ' : 'reached'}  ${felt.page}: ${felt.kind} “${felt.name}” ${felt.duration} ms, at most ${limitOf(felt)} ms`;
