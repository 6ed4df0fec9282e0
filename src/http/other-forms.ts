import { safeParse, type BaseIssue, type GenericSchema } from 'valibot';
import { readMoment } from '../rules/moment.ts';
import { isRecord } from '../rules/record.ts';

/**
 * Reads answers of back ends that write fields in other forms than ours: what a schema refuses is rewritten by the kind that it
 * has expected, and read again. The documentation's page "Back end" has the table. Loaded with the first such answer.
 */

type Issues = readonly [BaseIssue<unknown>, ...BaseIssue<unknown>[]];
type Path = readonly PropertyKey[];

/** Data that cannot be read in any form. */
export interface WrongData {
  issues: Issues;
  /** By the names that were sent. */
  pathOf: (issue: BaseIssue<unknown>) => Path;
}

export type ReadData<Data> = { data: Data; issues?: undefined } | WrongData;

const isNumber = /^\s*[-+]?\d+(\.\d+)?(e[-+]?\d+)?\s*$/i;
const yes = /^(1|y|yes|true)$/i;
const no = /^(0|n|no|false)$/i;

/** By what a schema has expected: the form that it takes, undefined for what is no such field. */
const forms: Readonly<Record<string, (value: unknown, timeZone: string) => unknown>> = {
  string: (value) => (typeof value === 'number' ? String(value) : undefined),
  number: (value) => {
    const number = typeof value === 'string' && isNumber.test(value) ? Number(value) : NaN;
    return Number.isFinite(number) ? number : undefined;
  },
  boolean(value) {
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    return yes.test(String(value)) || (no.test(String(value)) ? false : undefined);
  },
  time(value, timeZone) {
    const time = readMoment(value, timeZone);
    return Number.isNaN(time) ? undefined : new Date(time).toISOString();
  },
};

/** The kind of the field that a schema has expected: some name it by their message. */
export const expectedBy = ({ type, expected, message }: BaseIssue<unknown>) =>
  ['id', 'time'].includes(message) ? message : (expected ?? type);

/** The names of a page's entries and of their number, ours first. */
const recordNames = ['records', 'list', 'rows', 'items'] as const;
const totalNames = ['total', 'totalCount', 'count'] as const;

function isPaged(schema: GenericSchema & { entries?: unknown }): boolean {
  return isRecord(schema.entries) && 'records' in schema.entries;
}

/** `timeZone`: that of times which name none. */
export function readOtherForms<Data>(
  schema: GenericSchema<unknown, Data>,
  sent: unknown,
  timeZone: string,
): ReadData<Data> {
  const page = isPaged(schema) && isRecord(sent) ? sent : undefined;
  const nameIn = (names: readonly [string, ...string[]]) =>
    names.find((name) => page?.[name] != null) ?? names[0];
  const [records, total] = [nameIn(recordNames), nameIn(totalNames)];
  const ofPage = page && { records: page[records] ?? [], total: page[total] };
  const root = { data: structuredClone(page ? { ...page, ...ofPage } : sent) };

  let result = safeParse(schema, root.data);
  // Twice, since an empty field is none only where a field may be missing, and a value is judged after its form.
  for (let turn = 0; turn < 2 && result.issues; turn++) {
    for (const issue of result.issues) rewrite(root, issue, timeZone);
    result = safeParse(schema, root.data);
  }
  if (!result.issues) return { data: result.output };
  const asSent: Partial<Record<PropertyKey, string>> = page ? { records, total } : {};
  return {
    issues: result.issues,
    pathOf: (issue) => keysOf(issue).map((key, depth) => (depth === 0 ? (asSent[key] ?? key) : key)),
  };
}

const keysOf = ({ path }: BaseIssue<unknown>): Path => (path ?? []).map(({ key }) => key as PropertyKey);

/** An empty text is none, and so is MySQL's zero date. */
const isNone = (sent: unknown, issue: BaseIssue<unknown>) =>
  sent === '' || (expectedBy(issue) === 'time' && String(sent).startsWith('0000-00-00'));

/** Rewrites the value that an issue is about; of a union, for each of its alternatives. */
function rewrite(
  root: { data: unknown },
  issue: BaseIssue<unknown>,
  timeZone: string,
  above: Path = ['data'],
): void {
  const path = [...above, ...keysOf(issue)];
  if (issue.type === 'union') {
    for (const inside of issue.issues ?? []) rewrite(root, inside, timeZone, path);
    return;
  }
  const read = forms[expectedBy(issue)];
  if (!read) return;
  const name = path.at(-1);
  const holder = path.slice(0, -1).reduce<unknown>((inside, key) => Object(inside)[key] as unknown, root);
  if (name === undefined) return;
  const sent: unknown = Object(holder)[name];
  const value = isNone(sent, issue) ? null : read(sent, timeZone);
  if (value !== undefined) Object.assign(Object(holder) as object, { [name]: value });
}
