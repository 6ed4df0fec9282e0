import type { ArchiveEntry } from '../../../../../src/api/space.ts';
import { timeOf } from '../../../content/dates.ts';

export interface YearHours {
  year: number;
  lessonNum: number;
}

/** The hours of each year, oldest first; a year that is named twice has the sum. */
export function hoursByYear(years: readonly YearHours[]): YearHours[] {
  const sums = new Map<number, number>();
  for (const { year, lessonNum } of years) sums.set(year, (sums.get(year) ?? 0) + Math.max(0, lessonNum));
  return Array.from(sums, ([year, lessonNum]) => ({ year, lessonNum })).toSorted((a, b) => a.year - b.year);
}

/** Adds up hours; the server may count half ones, whose sum shall not end in …0001. */
export function sumOfHours(entries: readonly { lessonNum?: number | null | undefined }[]): number {
  const sum = entries.reduce((total, { lessonNum }) => total + (lessonNum ?? 0), 0);
  return Math.round(sum * 100) / 100;
}

export interface YearRows<Row> {
  /** Null for rows without a date. */
  year: number | null;
  rows: readonly Row[];
}

/** Groups finished items by the year of their end, the latest first; those without a date come last. */
export function rowsByYear<Row extends Pick<ArchiveEntry, 'startTime' | 'endTime'>>(
  rows: readonly Row[],
): YearRows<Row>[] {
  const timeOfRow = ({ startTime, endTime }: Row) => timeOf(endTime) ?? timeOf(startTime) ?? -Infinity;
  const groups = new Map<number | null, Row[]>();
  for (const row of rows.toSorted((one, other) => compare(timeOfRow(other), timeOfRow(one)))) {
    const time = timeOfRow(row);
    const year = time === -Infinity ? null : new Date(time).getFullYear();
    const group = groups.get(year);
    if (group) group.push(row);
    else groups.set(year, [row]);
  }
  return Array.from(groups, ([year, rows]) => ({ year, rows }));
}

/** Two infinite numbers have no difference. */
const compare = (one: number, other: number) => (one === other ? 0 : one - other);
