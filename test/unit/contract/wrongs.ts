import { isRecord } from '#src/rules/record.ts';
import type { CheckedCall } from '#host/contract/check/calls.ts';
import type { DifferenceKind, Result } from '#host/contract/check/result.ts';
import type { JsonSchema } from '#host/contract/document/type-schema.ts';
import { validation } from './document.ts';

/** Something that a server does otherwise, and what the report has to say about it. */
export interface Wrong {
  kind: DifferenceKind;
  field: string;
  result?: Result;
  renamedFrom?: string | number | null;
  answer: (body: Body) => Response | Promise<Response>;
}
export type Body = Record<string, unknown>;

/** A field of an object in an answer. */
interface Spot {
  place: string;
  name: string;
  schema: JsonSchema;
  isRequired: boolean;
  /** The same objects in a copy of the answer. */
  objectsOf(body: Body): Body[];
}

type Kind = (call: CheckedCall, body: Body) => Wrong | undefined;

const whole = (kind: DifferenceKind, answer: Wrong['answer'], result?: Result): Kind => {
  return () => ({ kind, field: '', answer, ...(result && { result }) });
};

const changed = (spot: Spot, kind: DifferenceKind, change: (object: Body, name: string) => void): Wrong => ({
  kind,
  field: `${spot.place}.${spot.name}`,
  answer: (body) => {
    for (const object of spot.objectsOf(body)) change(object, spot.name);
    return Response.json(body);
  },
});

const html = { headers: { 'content-type': 'text/html; charset=utf-8' } };

/** The ways in which one answer is made wrong; each fits the calls for which it finds a place. */
export const kinds: Record<string, Kind> = {
  'lacks a field': (call, body) => {
    const spot = spots(call, body).find(({ isRequired }) => isRequired);
    return spot && changed(spot, 'missing field', (object, name) => delete object[name]);
  },
  'calls a needed field otherwise': (call, body) => {
    const spot = spots(call, body).findLast(({ isRequired, name }) => isRequired && name.length > 3);
    return spot && renamed(spot, `the_${spot.name}`);
  },
  'calls an optional field otherwise': (call, body) => {
    const spot = spots(call, body).find(({ isRequired, name }) => !isRequired && /[a-z][A-Z]/.test(name));
    return (
      spot &&
      renamed(
        spot,
        spot.name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      )
    );
  },
  'sends another type': (call, body) => {
    const spot = spots(call, body).findLast(
      ({ schema }) => schema.type === 'string' || schema.type === 'number',
    );
    return spot && changed(spot, 'type', (object, name) => (object[name] = { value: object[name] }));
  },
  'sends a number as text': (call, body) => {
    const spot = spots(call, body).find(({ schema }) => schema.type === 'number');
    return spot && changed(spot, 'type', (object, name) => (object[name] = String(object[name])));
  },
  'sends null for a list': (call, body) => {
    const spot = spots(call, body).find(({ schema }) => schema.type === 'array');
    return spot && changed(spot, 'type', (object, name) => (object[name] = null));
  },
  'sends a value of its own': (call, body) => {
    const spot = spots(call, body).find(({ schema }) => schema.enum && !schema.enum.includes('new'));
    return spot && changed(spot, 'value', (object, name) => (object[name] = 'new'));
  },
  'has an error': whole('status', () => Response.json({ code: 500, msg: 'error' }, { status: 500 })),
  'lacks the call': whole('status', () => new Response('', { status: 404 }), 'missing'),
  'answers with a page': whole('no JSON', () => new Response('<html></html>', html)),
  'answers nothing': whole('no JSON', () => new Response('')),
  'answers a plain text': whole('no JSON', () => new Response('ok')),
  'never answers': whole('time-out', () => new Promise<Response>(() => {})),
  'breaks the connection': whole('connection', () => Promise.reject(new Error('broken'))),
  'succeeds by the code 0': () => ({
    kind: 'code',
    field: 'code',
    renamedFrom: 0,
    answer: (body) => Response.json({ ...body, code: 0 }),
  }),
  'sends no code': () => ({
    kind: 'code',
    field: 'code',
    renamedFrom: null,
    answer: ({ msg, data }) => Response.json({ msg, data }),
  }),
  refuses: () => ({
    kind: 'code',
    field: 'code',
    answer: () => Response.json({ code: 500, msg: 'no', data: null }),
  }),
  'calls the data otherwise': () => ({
    kind: 'renamed',
    field: 'data',
    renamedFrom: 'result',
    answer: ({ data, ...body }) => Response.json({ ...body, result: data }),
  }),
};

function renamed(spot: Spot, from: string): Wrong {
  const wrong = changed(spot, 'renamed', (object, name) => {
    object[from] = object[name];
    delete object[name];
  });
  return { ...wrong, renamedFrom: from };
}

/** The fields of the data that have a value, and a schema that says something about it. */
function spots(call: CheckedCall, body: Body): Spot[] {
  return inside(call.schema, [body.data], 'data', ({ data }) => [data]);
}

function inside(
  given: JsonSchema,
  values: unknown[],
  place: string,
  valuesOf: (body: Body) => unknown[],
): Spot[] {
  const schema = validation.resolve(given);
  if (schema.anyOf) return schema.anyOf.flatMap((one) => inside(one, values, place, valuesOf));
  const { items, properties = {}, required = [] } = schema;
  if (items) {
    const flat = (all: unknown[]) => all.flatMap((one) => (Array.isArray(one) ? (one as unknown[]) : []));
    return inside(items, flat(values), `${place}[]`, (body) => flat(valuesOf(body)));
  }
  return Object.entries(properties).flatMap(([name, field]) => {
    const has = (one: unknown): one is Body => isRecord(one) && one[name] != null;
    const objects = values.filter(has);
    if (objects.length === 0) return [];
    const objectsOf = (body: Body) => valuesOf(body).filter(has);
    const of = (body: Body) => objectsOf(body).map((object) => object[name]);
    const isRequired = required.includes(name);
    return [
      { place, name, schema: validation.resolve(field), isRequired, objectsOf },
      ...inside(
        field,
        objects.map((object) => object[name]),
        `${place}.${name}`,
        of,
      ),
    ];
  });
}
