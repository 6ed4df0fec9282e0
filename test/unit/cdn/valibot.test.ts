import * as fc from 'fast-check';
import * as valibot from 'valibot';
import { describe, expect, it } from 'vitest';
import * as standIn from '../../../host/cdn/valibot.ts';

type Library = typeof valibot;
type Make = (v: Library) => valibot.GenericSchema;

// It answers to the same names, with types of its own.
const light = standIn as unknown as Library;

const node: Make = (v) =>
  v.looseObject({ name: v.string(), children: v.nullish(v.array(v.lazy(() => node(v))), []) });

const schemas: [string, Make][] = [
  ['a string', (v) => v.string()],
  ['a number', (v) => v.number()],
  ['a boolean', (v) => v.boolean()],
  ['null', (v) => v.null()],
  ['anything', (v) => v.unknown()],
  ['one of some words', (v) => v.picklist(['a', 'b'])],
  ['a blob', (v) => v.instance(Blob)],
  ['what may be missing', (v) => v.optional(v.string())],
  ['what may be missing, with a fallback', (v) => v.optional(v.string(), 'x')],
  ['what may be null', (v) => v.nullable(v.number())],
  ['what may be either', (v) => v.nullish(v.number())],
  ['what may be either, with a fallback', (v) => v.nullish(v.number(), 7)],
  ['a string or a number', (v) => v.union([v.string(), v.number()])],
  ['a list', (v) => v.array(v.number())],
  ['a record', (v) => v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()]))],
  ['a tree', node],
  [
    'an object',
    (v) =>
      v.object({ a: v.string(), b: v.nullish(v.number(), 1), c: v.optional(v.boolean()), d: v.unknown() }),
  ],
  [
    'an object with more',
    (v) => v.looseObject({ a: v.nullish(v.string(), ''), b: v.nullish(v.number()), c: v.array(v.string()) }),
  ],
  [
    'an id as text',
    (v) =>
      v.pipe(
        v.union([v.string(), v.number()]),
        v.transform((value) => String(value)),
      ),
  ],
  ['what is not empty', (v) => v.pipe(v.string(), v.nonEmpty())],
  ['a point in time', (v) => v.pipe(v.number(), v.finite(), v.minValue(0))],
  [
    'an optional flag',
    (v) =>
      v.object({
        a: v.pipe(
          v.nullish(v.boolean(), false),
          v.transform((value) => value),
        ),
      }),
  ],
];

const judged = (v: Library, make: Make, value: unknown) => {
  const result = v.safeParse(make(v), value);
  if (result.success) return { output: result.output };
  const [{ path = [] }] = result.issues;
  return { refusedAt: path.map((piece: unknown) => (typeof piece === 'object' ? keyOf(piece) : piece)) };
};
const keyOf = (piece: unknown) => Reflect.get(Object(piece), 'key') as unknown;

const word = fc.constantFrom('a', 'b', 'c', 'd', 'name', 'children', 'x');
const leaf = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    'a',
    'b',
    0,
    -1,
    1.5,
    NaN,
    Infinity,
    true,
    false,
    null,
    undefined,
    new Blob([]),
  ),
  fc.string({ maxLength: 3 }),
);
const { value: anything } = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: 'small' }, leaf, tie('list'), tie('record')),
  list: fc.array(tie('value'), { maxLength: 3 }),
  record: fc.dictionary(word, tie('value'), { maxKeys: 4, noNullPrototype: true }),
}));

describe('what stands in valibot’s place on other people’s pages', () => {
  it.each(schemas)('takes and refuses %s as valibot does, at the same place', (_, make) => {
    fc.assert(
      fc.property(anything, (value) => {
        expect(judged(light, make, value)).toEqual(judged(valibot, make, value));
      }),
      { numRuns: 400 },
    );
  });

  it('is a schema that the calls can ask', () => {
    const schema = light.looseObject({ a: light.number() });
    expect(schema['~standard'].validate({ a: 1, b: 2 })).toEqual({ value: { a: 1, b: 2 } });
    expect(schema['~standard'].validate({ a: 'x' })).toMatchObject({ issues: [{ path: ['a'] }] });
  });
});
