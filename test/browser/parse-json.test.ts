import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseJson } from '#src/http/parse-json.ts';

type Reviver = (name: string, value: unknown, context: { source: string }) => unknown;

/** The same by the source of each number, which newer browsers hand over. */
const bySource: Reviver = (_, value, { source }) =>
  typeof value === 'number' && /^-?\d{16,}$/.test(source) && !Number.isSafeInteger(value) ? source : value;

it('an answer is read as the browser reads it by the source of each number', () => {
  const number = fc.bigInt({ min: -(2n ** 65n), max: 2n ** 65n }).map(String);
  const like = fc.stringMatching(/^[[\]{}:, "\\0-9]{0,60}$/).map((text) => JSON.stringify(text));
  const text = fc.oneof(
    number,
    like,
    fc.json(),
    number.map((digits) => JSON.stringify(`:${digits}, ${digits} ]`)),
  );
  const row = fc.array(fc.tuple(like, text), { maxLength: 6 });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 6 }), (rows) => {
      const objects = rows.map(
        (fields) => `{${fields.map(([name, value]) => `${name}: ${value}`).join(',')}}`,
      );
      const json = `{"code":200,"data":[${objects.join(', ')}]}`;
      expect(parseJson(json)).toEqual(JSON.parse(json, bySource as Parameters<typeof JSON.parse>[1]));
    }),
  );
});
