/** The kinds of differences between an answer and the contract. */
export const differenceKinds = [
  'connection',
  'time-out',
  'adapter',
  'status',
  'no JSON',
  'code',
  'missing field',
  'type',
  'value',
  'renamed',
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

export interface Difference {
  kind: DifferenceKind;
  /** Where in the body, e.g. `data.records[].title`; '' for the whole answer. */
  field: string;
  /** The type, status or value of the contract; '' where the kind says all. */
  expected: string;
  /** The type, status or value that came instead; '' for nothing. */
  found: string;
  /** The beginning of a value that differs. */
  example: string;
  /** In how many places of the answer. */
  count: number;
  /** The name or code under which the server seems to send it; null for no code at all. */
  renamedFrom?: string | number | null;
}

export type Result = 'same' | 'differs' | 'missing' | 'not compared';

export interface Row {
  /** The name of the call's function, by which an adapter changes it. */
  name: string;
  method: string;
  path: string;
  area: string;
  feature?: string | undefined;
  /** The address that was asked, without server and query; '' for none. */
  asked: string;
  result: Result;
  /** Why it was not compared, or what a reader should know about the comparison; '' for nothing. */
  note: Note | '';
  differences: Difference[];
}

/** Remarks, in words of `words.ts`. */
export const notes = [
  'account',
  'setting',
  'input',
  'write',
  'removal',
  'refused',
  'nothing to compare',
  'empty',
  'signed out',
] as const;
export type Note = (typeof notes)[number];

export interface Report {
  server: string;
  rows: Row[];
  /** The text of an adapter that renames what is only renamed; '' for nothing to rename. */
  adapter: string;
}

export const callOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

/** How many rows have each result. */
export function totals(rows: readonly Row[]): Record<Result, number> {
  const total = { same: 0, differs: 0, missing: 0, 'not compared': 0 };
  for (const { result } of rows) total[result] += 1;
  return total;
}
