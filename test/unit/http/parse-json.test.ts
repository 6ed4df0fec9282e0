// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { hasLongDigits } from '#src/http/long-digits.ts';
import { parseJson } from '#src/http/parse-json.ts';

const long = '1234567890123456789';

describe('an integer of an answer', () => {
  test.each([
    ['that is exact is a number', '{"id":42}', { id: 42 }],
    ['that is the largest exact one is a number', '[9007199254740991]', [Number.MAX_SAFE_INTEGER]],
    ['that is exact, negative and long is a number', '[-9007199254740991]', [Number.MIN_SAFE_INTEGER]],
    ['of microseconds is a number', '{"time":1700000000000000}', { time: 1_700_000_000_000_000 }],
    ['that is the first inexact one is text', '[9007199254740992]', ['9007199254740992']],
    ['that is a long id is text', `{"id":${long}}`, { id: long }],
    ['that is negative and long is text', `{"id":-${long}}`, { id: `-${long}` }],
    ['within blanks is text', `{ "id" :\t${long}\r\n, "other": [ ${long} ] }`, { id: long, other: [long] }],
    ['after another is text', `[${long},${long}0,1,${long}]`, [long, `${long}0`, 1, long]],
    ['that is the whole answer is text', long, long],
    ['of sixteen digits that is the whole answer is text', '9007199254740993', '9007199254740993'],
    ['of thousands of digits is text', `[${'7'.repeat(5000)}]`, ['7'.repeat(5000)]],
  ])('%s', (_, text, value) => {
    expect(parseJson(text)).toEqual(value);
  });
});

describe('digits that are no integer', () => {
  test.each([
    ['in a text', `{"id":${long},"no":"${long}"}`],
    ['in a text that looks like a list', `{"id":${long},"no":"1, ${long}, ${long} ]"}`],
    ['in a text that is JSON', `{"id":${long},"no":${JSON.stringify(`{"a":"\\"","id":${long}}`)}}`],
    ['after an escaped quote', String.raw`{"id":${long},"no":"\":${long},\\"}`],
    ['after a backslash at the end of a text', String.raw`{"no":"\\","id":${long},"more":"[${long}]"}`],
    ['in a name', `{"a:${long},":${long}}`],
  ])('%s stay as they are', (_, text) => {
    // Every long number that stands alone is a text; the rest is what JSON.parse says.
    const expected = JSON.parse(text, (_name, value: unknown) =>
      value === Number(long) ? long : value,
    ) as unknown;
    expect(parseJson(text)).toEqual(expected);
  });

  test.each([
    '0.1234567890123456789',
    '1234567890123456789.5',
    '1234567890123456789e3',
    '1e1234567890123456',
  ])('%s is a number, also beside a text that looks like a list', (number) => {
    expect(parseJson(`[${number}]`)).toEqual([Number(number)]);
    expect(parseJson(`[${number},"x, ${long}, y",${long}]`)).toEqual([Number(number), `x, ${long}, y`, long]);
  });
});

test.each(['', '{', `{"id":${long}`, `[${long}`, `{"no":", ${long},`, `${long} ${long}`])(
  'what is no JSON is refused: %s',
  (text) => {
    expect(() => parseJson(text)).toThrow(SyntaxError);
  },
);

it('reads a text of megabytes', () => {
  const more = `研, ${long},`.repeat(200_000);
  expect(parseJson(`{"id":${long},"more":"${more}"}`)).toEqual({ id: long, more });
});

describe('any answer', () => {
  const tricky = fc.stringMatching(/^[[\]{}:, "\\\n0-9-]{0,40}$/);
  const texts = fc.oneof(fc.string(), tricky, fc.bigInt().map(String), fc.constant(`, ${long}, `));

  it('without long integers is what JSON.parse says', () => {
    const values = fc
      .jsonValue()
      .map((value) => JSON.stringify(value))
      .filter((text) => !/\d{16}/.test(text));
    fc.assert(fc.property(values, (text) => void expect(parseJson(text)).toEqual(JSON.parse(text))));
  });

  it('keeps each integer, digit by digit, and each text', () => {
    const leaf = fc.oneof(
      texts.map((text) => [JSON.stringify(text), text] as const),
      fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n }).map((number) => {
        const isExact = Number.isSafeInteger(Number(number));
        return [String(number), isExact ? Number(number) : String(number)] as const;
      }),
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => {
        const isInteger = /^-?\d{16,}$/.test(String(number)) && !Number.isSafeInteger(number);
        return [
          JSON.stringify(number),
          isInteger ? JSON.stringify(number) : Number(JSON.stringify(number)),
        ] as const;
      }),
    );
    const blank = fc.constantFrom('', ' ', '\n', '\t', '\r\n');
    fc.assert(
      fc.property(fc.array(fc.tuple(texts, leaf, blank), { maxLength: 20 }), (fields) => {
        const rows = fields.map(
          ([name, [text], space]) => `{${space}${JSON.stringify(name)}:${space}${text}${space}}`,
        );
        const values = fields.map(([name, [, value]]) => [[name, value]]);
        const read = parseJson(`[${rows.join()}]`) as object[];
        expect(read.map((row) => Object.entries(row))).toEqual(values);
      }),
    );
  });
});

it('is read so where any sixteen digits stand in a row', () => {
  const around = fc.stringMatching(/^[a研:" ]{0,40}$/);
  const digits = fc.stringMatching(/^[0-9]{0,40}$/);
  fc.assert(
    fc.property(fc.array(fc.tuple(around, digits)), (parts) => {
      const text = parts.flat().join('');
      expect(hasLongDigits(text)).toBe(/\d{16}/.test(text));
    }),
  );
});
