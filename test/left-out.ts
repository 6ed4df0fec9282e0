import { readdirSync, readFileSync } from 'node:fs';
import { root } from '#host/server/paths.ts';
import { dueRows } from './cases.ts';

/** The files of a folder whose name ends so, by their paths from the root, in one order on every machine. */
export const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => ending.test(name))
    .toSorted();

/** A file that chooses some of its rows is always due: else there would be rows whose day is never that of the file. */
const hasRowsOfTheDay = (file: string) => /\bcases\.ts'/.test(readFileSync(root + file, 'utf8'));

/**
 * The files that a project excludes today, where each runs once in so many days. Only `npm test` sets `CASES`; without it
 * none is left out, so that a test that is called by its name runs on any day.
 */
export function leftOut(files: readonly string[], days: number): string[] {
  if (!process.env.CASES) return [];
  const shared = files.filter((file) => !hasRowsOfTheDay(file));
  const due = new Set(dueRows(shared, days));
  return shared.filter((file) => !due.has(file)).map((file) => root + file);
}
