import { callOf, totals, type Difference, type Report, type Result, type Row } from './result.ts';
import type { Words } from './words.ts';

/** One line of a call, and one of each difference. */
export function rowLines(row: Row, words: Words): string[] {
  const feature = row.feature ? ` [${words.feature} ${row.feature}]` : '';
  const note = row.note ? ` (${words.notes[row.note]})` : '';
  return [
    `${words.results[row.result]}  ${callOf(row)}${feature}${note}`,
    ...row.differences.map((one) => `    ${differenceText(one, words)}`),
  ];
}

/** A difference in words, e.g. `another type: data.total, expected number, found string, e.g. 12`. */
export function differenceText(difference: Difference, words: Words): string {
  const { kind, field, expected, found, example, count } = difference;
  const places = count > 1 ? ` (${count} ${words.times})` : '';
  return [
    `${words.kinds[kind]}: ${field || words.wholeAnswer}${places}`,
    ...(expected ? [`${words.expected} ${expected}`] : []),
    ...(found ? [`${words.found} ${found}`] : []),
    ...(example ? [`${words.example} ${example}`] : []),
  ].join(', ');
}

/** How many calls have each result, and the adapter that is proposed. */
export function summaryText({ server, rows, adapter }: Report, words: Words): string {
  const total = Object.entries(totals(rows)) as [Result, number][];
  const counts = total.map(([result, number]) => `${words.results[result]} ${number}`).join(', ');
  return [
    `${words.title} ${server}`,
    counts,
    ...(adapter ? ['', `${words.adapter}:`, '', adapter] : []),
  ].join('\n');
}
