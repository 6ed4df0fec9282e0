// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import {
  count,
  counter,
  flag,
  id,
  list,
  moment,
  number,
  optionalFlag,
  optionalText,
  paged,
  text,
} from '#src/api/schemas.ts';
import { readOtherForms } from '#src/http/other-forms.ts';

const WRONG = 'wrong';
function read(schema: v.GenericSchema, value: unknown): unknown {
  const result = readOtherForms(schema, value, 'Asia/Shanghai');
  return result.issues ? WRONG : result.data;
}

describe('a field', () => {
  test.each<[string, v.GenericSchema, unknown, unknown]>([
    ['number', number, 12, 12],
    ['number', number, '12', 12],
    ['number', number, '-1.50', -1.5],
    ['number', number, ' 7 ', 7],
    ['number', number, '1e3', 1000],
    ['number', number, '', WRONG],
    ['number', number, 'abc', WRONG],
    ['number', number, '0x10', WRONG],
    ['number', number, '1,234', WRONG],
    ['number', number, 'Infinity', WRONG],
    ['number', number, '1e999', WRONG],
    ['number', number, '+12', 12],
    ['number', number, '1.5e-3', 0.0015],
    ['number', number, '7 of 12', WRONG],
    ['number', number, 'No. 7', WRONG],
    ['number', number, '.5', WRONG],
    ['number', number, true, WRONG],
    ['number', number, null, WRONG],
    ['number', number, [1], WRONG],
    ['count', count, '', 0],
    ['count', count, null, 0],
    ['count', count, '3', 3],
    ['count', count, 'abc', WRONG],
    ['counter', counter, '', null],
    ['counter', counter, null, null],
    ['counter', counter, '0', 0],
    ['counter', counter, '0000-00-00', WRONG],
    ['text', text, 'a', 'a'],
    ['text', text, 13_812_345_678, '13812345678'],
    ['text', text, '007', '007'],
    ['text', text, true, WRONG],
    ['text', text, {}, WRONG],
    ['text that may be missing', optionalText, null, ''],
    ['text that may be missing', optionalText, 5, '5'],
    ['id', id, '0012', '0012'],
    ['id', id, '1234567890123456789', '1234567890123456789'],
    ['id', id, 1.5, WRONG],
    ['id', id, true, WRONG],
    ['id that may be missing', v.nullish(id, ''), null, ''],
    ['id that may be missing', v.nullish(id), '', ''],
    ['yes or no', flag, true, true],
    ['yes or no', flag, 1, true],
    ['yes or no', flag, '1', true],
    ['yes or no', flag, 'Y', true],
    ['yes or no', flag, 'y', true],
    ['yes or no', flag, 'true', true],
    ['yes or no', flag, false, false],
    ['yes or no', flag, 0, false],
    ['yes or no', flag, '0', false],
    ['yes or no', flag, 'N', false],
    ['yes or no', flag, 'false', false],
    ['yes or no', flag, 2, WRONG],
    ['yes or no', flag, 'yes', true],
    ['yes or no', flag, 'no', false],
    ['yes or no', flag, 'yesterday', WRONG],
    ['yes or no', flag, 'not yes', WRONG],
    ['yes or no', flag, 'nothing', WRONG],
    ['yes or no', flag, 'yes or no', WRONG],
    ['yes or no', flag, 'maybe', WRONG],
    ['yes or no', flag, [1], WRONG],
    ['yes or no that may be missing', optionalFlag, '', false],
    ['yes or no that may be missing', optionalFlag, null, false],
    ['time', moment, '2026-11-20 08:30:00', Date.UTC(2026, 10, 20, 0, 30)],
    ['time', moment, 'soon', WRONG],
    ['time', moment, '', WRONG],
    ['time', moment, '0000-00-00 00:00:00', WRONG],
    ['time that may be missing', v.nullish(moment), '0000-00-00 00:00:00', null],
    ['time that may be missing', v.nullish(moment), '', null],
    ['time that may be missing', v.nullish(moment), '', null],
    ['time that may be missing', v.nullish(moment), null, null],
    ['time that may be missing', v.nullish(moment), 'soon', WRONG],
    ['list', list(number), ['1', 2], [1, 2]],
    ['list', list(number), null, []],
    ['list', list(number), {}, WRONG],
  ])('that is a %s', (_, schema, value, expected) => expect(read(schema, value)).toEqual(expected));

  it('that may be missing is missing, or has its fallback', () => {
    const schema = v.looseObject({ count, counter, optionalText, optionalFlag, time: v.nullish(moment) });
    expect(read(schema, {})).toEqual({ count: 0, optionalText: '', optionalFlag: false });
  });

  it('of several kinds is read as the first kind that fits', () => {
    const price = v.object({ kind: v.literal('price'), amount: number });
    const gift = v.object({ kind: v.literal('gift'), at: moment });
    const schema = v.looseObject({ list: v.array(v.union([price, gift])) });
    const list = [
      { kind: 'price', amount: '12' },
      { kind: 'gift', at: '2026-11-20 08:30:00' },
    ];
    expect(read(schema, { list })).toEqual({
      list: [
        { kind: 'price', amount: 12 },
        { kind: 'gift', at: Date.UTC(2026, 10, 20, 0, 30) },
      ],
    });
    expect(read(schema, { list: [{ kind: 'price', amount: 'many' }] })).toBe(WRONG);
  });

  it('is read twice as it is read once, since caches and drafts keep what was read', () => {
    const number12 = fc
      .oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer())
      .map((one) => one + 0);
    const time = fc.integer({ min: Date.UTC(1975, 0), max: Date.UTC(2099, 0) });
    const any = fc.oneof(
      fc.tuple(fc.constant(number), fc.oneof(number12, number12.map(String))),
      fc.tuple(fc.constant(text), fc.oneof(fc.string(), fc.integer())),
      fc.tuple(fc.constant(id), fc.oneof(fc.string(), fc.maxSafeInteger())),
      fc.tuple(fc.constant(flag), fc.constantFrom(true, false, 0, 1, '0', '1', 'Y', 'N', 'true', 'false')),
      fc.tuple(
        fc.constant(moment),
        fc.oneof(
          time,
          time.map(String),
          time.map((at) => new Date(at).toISOString()),
        ),
      ),
    );
    fc.assert(
      fc.property(any, ([schema, value]) => {
        const once = read(schema as v.GenericSchema, value);
        expect(once).not.toBe(WRONG);
        expect(read(schema as v.GenericSchema, once)).toEqual(once);
      }),
    );
  });

  it('never throws, and is right or wrong, whatever stands there', () => {
    const schemas = [
      number,
      text,
      id,
      flag,
      moment,
      count,
      counter,
      optionalText,
      optionalFlag,
      v.nullish(moment),
    ];
    fc.assert(
      fc.property(fc.constantFrom(...schemas), fc.jsonValue(), (schema, value) => {
        const result = readOtherForms(schema as v.GenericSchema, value, 'Asia/Shanghai');
        expect(result.issues === undefined || result.issues.length > 0).toBe(true);
      }),
    );
  });
});

describe('a page', () => {
  const schema = paged(v.looseObject({ id }), { mean: counter });

  test.each([
    ['records', 'total'],
    ['list', 'totalCount'],
    ['rows', 'count'],
    ['items', 'total'],
  ])('may have its entries in %s and their number in %s', (records, total) => {
    const page = { [records]: [{ id: 1 }], [total]: '31', current: '2', size: '10', mean: '4.5' };
    expect(read(schema, page)).toMatchObject({
      records: [{ id: '1' }],
      total: 31,
      current: 2,
      size: 10,
      mean: 4.5,
    });
  });

  it('is empty without entries', () => {
    expect(read(schema, { total: 0 })).toMatchObject({ records: [], total: 0, current: 1, size: 10 });
    expect(read(schema, { rows: null, total: '0' })).toMatchObject({ records: [], total: 0 });
  });

  test.each([[null], [[]], [{}], [{ records: [] }], [{ records: {}, total: 1 }], ['']])(
    'is not %j',
    (value) => expect(read(schema, value)).toBe(WRONG),
  );

  it('tells where something is wrong by the names that were sent', () => {
    const result = readOtherForms(
      schema,
      { rows: [{ id: 1 }, { id: true }], count: 'many' },
      'Asia/Shanghai',
    );
    expect(result.issues?.map(result.pathOf)).toEqual([['rows', 1, 'id'], ['count']]);
    const nested = paged(v.looseObject({ total: number }));
    const inside = readOtherForms(nested, { rows: [{ total: 'many' }], count: 1 }, 'Asia/Shanghai');
    expect(inside.issues?.map(inside.pathOf)).toEqual([['rows', 0, 'total']]);
  });
});

it('names the types of JSON in one place', () => {
  const files = readdirSync('src/api', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && file !== 'schemas.ts',
  );
  const own = files.flatMap((file) => {
    const found = readFileSync(`src/api/${file}`, 'utf8').replaceAll('v.record(v.string(),', '');
    return [...found.matchAll(/v\.(?:string|number|boolean)\(\)/g)].map(([name]) => `${file}: ${name}`);
  });
  expect(own).toEqual([]);
});
