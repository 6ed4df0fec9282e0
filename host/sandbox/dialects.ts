import { EPOCH_SECONDS_MAX } from '#src/rules/limits.ts';
import { isRecord } from '#src/rules/record.ts';

/** How a back end writes what ours writes plainly: numbers, booleans, times in ISO 8601, pages with `records` and `total`. */
interface Dialect {
  number?: (value: number) => unknown;
  flag?: (value: boolean) => unknown;
  /** From milliseconds since 1970. */
  time?: (time: number) => unknown;
  /** Text that is the digits of a number. */
  digits?: (value: number) => unknown;
  /** The names of a page's entries and of their number. */
  page?: readonly [records: string, total: string];
  /** Leaves out what is null, and writes null for an empty list of entries. */
  isSparse?: true;
}

/** The portal's own time zone has no clock changes. */
const ZONE_MS = 8 * 3_600_000;
const wallTime = (time: number) =>
  new Date(time + ZONE_MS).toISOString().slice(0, 'yyyy-MM-ddTHH:mm:ss'.length).replace('T', ' ');

export const dialects = {
  plain: {},
  /** All is text, and times are those of a clock on the wall. */
  text: {
    number: String,
    flag: (value) => (value ? 'Y' : 'N'),
    time: wallTime,
    page: ['list', 'totalCount'],
  },
  /** All is a number that can be one. */
  numbers: {
    flag: Number,
    time: (time) => Math.floor(time / 1000),
    digits: (value) => value,
    page: ['rows', 'count'],
    isSparse: true,
  },
  /** As several services of one back end have it. */
  mixed: {
    number: String,
    flag: (value) => String(Number(value)),
    time: (time) => String(time),
    page: ['items', 'total'],
    isSparse: true,
  },
} as const satisfies Record<string, Dialect>;
export type DialectName = keyof typeof dialects;
export const dialectNames = Object.keys(dialects) as DialectName[];

const isTimeName = (name: string) => /(?:Time|Start|End)$|^(?:now|at)$/.test(name);
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
function timeOf(value: unknown, name: string): number | undefined {
  if (!isTimeName(name)) return undefined;
  // A smaller one is a place in a film.
  if (typeof value === 'number' && value >= EPOCH_SECONDS_MAX) return value;
  return typeof value === 'string' && isoTime.test(value) ? Date.parse(value) : undefined;
}

const isPage = (value: Record<string, unknown>) => Array.isArray(value.records) && 'total' in value;
const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;

/** The data of an answer as a back end of this dialect writes them. */
export function inDialect(name: DialectName, data: unknown): unknown {
  const dialect: Dialect = dialects[name];
  const { page: [records, total] = ['records', 'total'], isSparse } = dialect;

  function written(value: unknown, field: string): unknown {
    const time = timeOf(value, field);
    if (time !== undefined) return dialect.time ? dialect.time(time) : value;
    if (typeof value === 'number') return dialect.number ? dialect.number(value) : value;
    if (typeof value === 'boolean') return dialect.flag ? dialect.flag(value) : value;
    if (typeof value === 'string') {
      const isDigits =
        dialect.digits && String(Number(value)) === value && Number.isSafeInteger(Number(value));
      return isDigits ? dialect.digits?.(Number(value)) : value;
    }
    if (Array.isArray(value)) return value.map((one) => written(one, ''));
    return isRecord(value) ? fieldsOf(value) : value;
  }

  function fieldsOf(value: Record<string, unknown>): Record<string, unknown> {
    const names: Record<string, string> = isPage(value) ? { records, total } : {};
    const fields = Object.entries(value).map(([field, one]): [string, unknown] => [
      names[field] ?? field,
      isSparse && field === 'records' && isEmpty(one) ? null : written(one, field),
    ]);
    return Object.fromEntries(
      isSparse ? fields.filter(([field, one]) => one !== null || field === records) : fields,
    );
  }

  return isSparse && isEmpty(data) ? null : written(data, '');
}

export interface Dialects {
  switch(name: DialectName): void;
  /** The response in the dialect. */
  write(response: Response): Promise<Response>;
}

export function createDialects(): Dialects {
  let name: DialectName = 'plain';
  return {
    switch(to) {
      name = to;
    },
    async write(response) {
      if (name === 'plain' || !response.headers.get('content-type')?.includes('json')) return response;
      const body: unknown = await response.json();
      const { status, headers } = response;
      // The answers of other services have no code: they are data.
      const isData = !isRecord(body) || !('code' in body);
      const value = isData ? inDialect(name, body) : { ...body, data: inDialect(name, body.data) };
      return Response.json(value, { status, headers });
    },
  };
}
