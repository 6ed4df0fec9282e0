import { isRecord } from '#src/rules/record.ts';
import type { Answer } from './catalogue.ts';

/** The valid answer of a call, from which its faulty ones are made. */
export interface Sample {
  /** The body; undefined where the answer is a file. */
  json: Record<string, unknown> | undefined;
}

/** A way in which the next request is answered. */
export interface Fault {
  name: string;
  /** Nobody is logged in; otherwise a teacher. */
  isLoggedOut?: true;
  /** Undefined for a call that cannot meet the fault. */
  of(sample: Sample): Answer | undefined;
}

const megabytes = (count: number) => '研'.repeat((count * 1_048_576) / 3);
const long = megabytes(10);

const said = '服务器的话';
const page = '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>';

const html = (status: number, text = page): Answer => ({
  type: 'response',
  status,
  headers: { 'content-type': 'text/html' },
  body: text,
  json: undefined,
});

const json = (value: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  written(JSON.stringify(value), value, status, headers);

/** A body that says of itself that it is JSON. `value`: what it is; undefined where it is none. */
const written = (
  body: string,
  value: unknown,
  status = 200,
  headers: Record<string, string> = {},
): Answer => ({
  type: 'response',
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body,
  json: value,
});

const bare = (status: number, headers: Record<string, string> = {}): Answer => ({
  type: 'response',
  status,
  headers,
  body: null,
  json: undefined,
});

const fault = (name: string, answer: Answer): Fault => ({ name, of: () => answer });

/** A fault of an answer that has data. */
const ofData = (name: string, change: (data: unknown, body: Record<string, unknown>) => unknown): Fault => ({
  name,
  of(sample) {
    if (!sample.json) return undefined;
    const body = change(sample.json.data, sample.json);
    return body === undefined ? undefined : json(body);
  },
});

/** A body with this code and the data of a success. */
const coded = (code: number | string): Fault => ({
  name: `code ${JSON.stringify(code)}`,
  of: ({ json: body }) => json({ ...body, code, msg: said }),
});

/** Codes as servers write them: as numbers and as texts, which the catalogue tells apart for 1 and -1 alone. */
const codes = [1, '1', -1, '-1', 2, '2', 100, '100', 103, '103', 201, '201', 204, '204', 208, '208']
  .concat([211, '211', 212, '212', 230, '230', 200, '200', 301, '301', 401, '401', 400, 500, '500', 0])
  .concat(['FAIL']);

const exempt = ['二维码已过期', '更新时间不合法', 'QR code expired', 'illegal update time'];

/** Deep copies; `change` may replace a value by its name, and rows by their place. */
function changed(value: unknown, change: (value: unknown, name: string) => unknown, name = ''): unknown {
  const own = change(value, name);
  if (own !== value) return own;
  if (Array.isArray(value)) return value.map((one) => changed(one, change, name));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, changed(one, change, key)]));
}

/** Replaces the first row of each list; undefined where there is none. */
function withFirstRow(data: unknown, row: unknown): unknown {
  let isFound = false;
  const replaced = changed(data, (value) => {
    if (!Array.isArray(value) || value.length === 0 || value[0] === row) return value;
    isFound = true;
    return [row, ...(value as unknown[]).slice(1)];
  });
  return isFound ? replaced : undefined;
}

/** JSON.parse would round it, to the id of another record. */
const longId = '12345678901234567890';
const isIdName = (name: string) => /^id$|Ids?$/.test(name);

/** Replaces all ids; undefined where there is none. */
function withIds(data: unknown, given: unknown): unknown {
  let isFound = false;
  const replaced = changed(data, (value, name) => {
    if (!isIdName(name) || (typeof value !== 'string' && typeof value !== 'number') || value === '')
      return value;
    isFound = true;
    return given;
  });
  return isFound ? replaced : undefined;
}

/** Puts a key in each object that would be the prototype of the copies of careless code. */
function withPrototype(text: string): string {
  return text.replaceAll('{', '{"__proto__":{"polluted":true},').replaceAll(',}', '}');
}

export const faults: readonly Fault[] = [
  ofData('none', (_, body) => body),
  fault('connection dropped', { type: 'dropped' }),
  fault('connection dropped amid the body', { type: 'cut off' }),
  fault('slower than the time-out', { type: 'silent' }),
  fault('body slower than the time-out', { type: 'stalled' }),
  fault('HTTP 204', bare(204)),
  fault('HTTP 304', bare(304)),
  fault('HTTP 401', json({ code: 401, msg: said }, 401)),
  fault('HTTP 401 without a body', bare(401)),
  { ...fault('HTTP 401 before the log-in', bare(401)), isLoggedOut: true },
  fault('HTTP 403', json({ code: 403, msg: said }, 403)),
  fault('HTTP 404', html(404)),
  fault('HTTP 409', json({ code: 409, message: said }, 409)),
  fault('HTTP 413', html(413, '<h1>413 Request Entity Too Large</h1>')),
  fault('HTTP 429 with Retry-After', json({ msg: said }, 429, { 'retry-after': '30' })),
  fault('HTTP 500', json({ code: 500, msg: said }, 500)),
  fault('HTTP 500 that says 200', json({ code: 200, data: null, msg: '' }, 500)),
  fault('HTTP 502 with HTML', html(502)),
  fault('HTTP 503 with Retry-After', bare(503, { 'retry-after': '30' })),
  fault('HTTP 200 with HTML', html(200)),
  {
    name: 'truncated JSON',
    of: ({ json: body }) => body && written(JSON.stringify(body).slice(0, -1), undefined),
  },
  fault('JSON null', json(null)),
  fault('empty body', bare(200)),
  ofData('data null', (_, body) => ({ ...body, data: null })),
  ofData('data missing', () => ({ code: 200 })),
  ofData('data of a wrong shape', (data, body) => ({ ...body, data: data === true ? [] : true })),
  ofData('data wrapped once more', (data, body) => ({ ...body, data: [{ data }] })),
  ofData('a row of a wrong shape', (data, body) => {
    const replaced = withFirstRow(data, true);
    return replaced && { ...body, data: replaced };
  }),
  ofData('a row that is null', (data, body) => {
    const replaced = withFirstRow(data, null);
    return replaced && { ...body, data: replaced };
  }),
  {
    name: 'no code',
    of: ({ json: body }) =>
      body && isRecord(body.data) && !('code' in body.data) ? json(body.data) : undefined,
  },
  ...codes.map(coded),
  fault('a refusal without words', json({ code: 500 })),
  ...exempt.map((message) => fault(`the message ${message}`, json({ code: 500, msg: message }))),
  {
    name: 'ids above 2^53',
    of({ json: body }) {
      const replaced = body && withIds(body.data, longId);
      if (replaced === undefined) return undefined;
      const value = { ...body, data: replaced };
      return written(JSON.stringify(value).replaceAll(`"${longId}"`, longId), value);
    },
  },
  ofData('10 MB beside the data', (_, body) => ({ ...body, more: long })),
  fault('10 MB of a message', json({ code: 500, msg: long })),
  {
    name: 'a key __proto__',
    of({ json: body }) {
      if (!body) return undefined;
      const text = withPrototype(JSON.stringify(body));
      return written(text, JSON.parse(text));
    },
  },
];
