import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isOldPassword, isPassword, isTooLong, passwordChecks, passwordLevel } from '#src/rules/password.ts';

it.each([
  ['x'.repeat(16), false],
  ['x'.repeat(17), true],
  ['𠮷'.repeat(16), false],
  ['', false],
])('%s is longer than any password: %s', (password, expected) => {
  expect(isTooLong(password)).toBe(expected);
});

describe('a new password', () => {
  test.each(['Abcde#12', 'Teacher#2026', 'a1!aaaaa', '________1a', 'Abcdefgh#1234567'])(
    'may be %s',
    (password) => {
      expect(isPassword(password)).toBe(true);
    },
  );

  test.each([
    ['7 characters', 'Abcd#12'],
    ['17 characters', 'Abcdefgh#12345678'],
    ['no letter', '12345#78'],
    ['no digit', 'Abcdefg#'],
    ['no symbol', 'Abcdefg1'],
    ['a space inside', 'Abcd #123'],
    ['a space at the end', 'Abcd#123 '],
    ['a tab', 'Abcd#\t123'],
    ['an ideographic space', 'Abcd#\u3000123'],
    ['a Chinese character', 'Abcd#123中'],
    ['full-width punctuation', 'Abcd#123！'],
    ['a Chinese full stop', 'Abcd#123。'],
    ['Chinese quotation marks', 'Abcd#123“'],
    ['only a full-width symbol', 'Abcd1234＃'],
    ['a zero-width space', 'Abcd#123\u200b'],
    ['empty', ''],
  ])('is refused: %s', (_, password) => {
    expect(isPassword(password)).toBe(false);
  });

  it.each(['Abc#\u2028123', 'Abc#\u0085123', 'Abc#\ufeff123'])(
    'is refused with any white space: %j',
    (password) => {
      expect(isPassword(password)).toBe(false);
    },
  );

  it('counts what is seen, at both ends of its length', () => {
    const password = (length: number) => `a1#${'x'.repeat(length - 3)}`;
    expect([7, 8, 16, 17].map((length) => isPassword(password(length)))).toEqual([false, true, true, false]);
  });

  // Each character comes with its class, so that the expectation below does not reuse our patterns.
  const kinds = {
    letter: 'abcxyzABCXYZ',
    digit: '0123456789',
    symbol: '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~',
    space: ' \t\n\r\v\f\u00a0\u1680\u2003\u2028\u2029\u202f\u205f\u3000\ufeff',
    chinese: '中文密码教师研修𠮷㐂',
    wide: '，。！？；：“”‘’（）【】《》、…—￥·＃＠ａＺ０',
  };
  type Kind = keyof typeof kinds;
  const character = (...among: Kind[]) =>
    fc
      .constantFrom(...among)
      .chain((kind) => fc.constantFrom(...kinds[kind]).map((text) => ({ kind, text })));
  const allowed = character('letter', 'digit', 'symbol');
  const refused = character('space', 'chinese', 'wide');

  it('is accepted exactly when it keeps every rule', () => {
    const some = fc.array(fc.oneof({ weight: 24, arbitrary: allowed }, { weight: 1, arbitrary: refused }), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(some, (typed) => {
        const has = (kind: Kind) => typed.some((one) => one.kind === kind);
        const keepsAll =
          typed.length >= 8 &&
          typed.length <= 16 &&
          has('letter') &&
          has('digit') &&
          has('symbol') &&
          !has('space') &&
          !has('chinese') &&
          !has('wide');
        expect(isPassword(typed.map((one) => one.text).join(''))).toBe(keepsAll);
      }),
      { numRuns: 2000 },
    );
  });

  it('is accepted however its letters, digits and symbols are mixed', () => {
    const mixed = fc
      .tuple(
        character('letter'),
        character('digit'),
        character('symbol'),
        fc.array(allowed, { minLength: 5, maxLength: 13 }),
      )
      .chain(([letter, digit, symbol, rest]) =>
        fc.shuffledSubarray([letter, digit, symbol, ...rest], { minLength: rest.length + 3 }),
      );
    fc.assert(
      fc.property(mixed, (typed) => {
        const password = typed.map((one) => one.text).join('');
        expect(isPassword(password), password).toBe(true);
        expect(passwordChecks(password)).toEqual({ noSpace: true, length: true, mix: true });
      }),
      { numRuns: 500 },
    );
  });

  it('is refused wherever one refused character stands', () => {
    fc.assert(
      fc.property(fc.nat(12), refused, (place, { text }) => {
        const right = 'Teacher#2026';
        expect(isPassword(right.slice(0, place) + text + right.slice(place))).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});

test.each([
  ['', { noSpace: false, length: false, mix: false }],
  ['abc', { noSpace: true, length: false, mix: false }],
  ['a b', { noSpace: false, length: false, mix: false }],
  ['abcdefgh', { noSpace: true, length: true, mix: false }],
  ['abcdefghabcdefghi', { noSpace: true, length: false, mix: false }],
  ['a1#', { noSpace: true, length: false, mix: true }],
  ['Abcde#12', { noSpace: true, length: true, mix: true }],
])('the checklist of "%s"', (password, checks) => {
  expect(passwordChecks(password)).toEqual(checks);
});

test.each([
  ['', false],
  ['12345', false],
  ['12345 ', false],
  ['      ', false],
  ['123456', true],
  ['123 456', true],
])('an old password "%s": %s', (password, fits) => {
  expect(isOldPassword(password)).toBe(fits);
});

describe('the level of a password', () => {
  test.each([
    ['', 0],
    ['12345', 0],
    ['aB#12', 0],
    ['123456', 1],
    ['aB#12345', 1],
    ['123456789', 1],
    ['12345678a', 3],
    ['abcdefgh#', 3],
    ['aB#12345678', 3],
    ['abcdefgh1234', 3],
    ['abcdefgh#123', 7],
    ['Teacher#2026', 7],
  ])('"%s" has %i', (password, level) => {
    expect(passwordLevel(password)).toBe(level);
  });

  it('never falls when a character is added', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
        (password, more) => {
          expect(passwordLevel(password + more)).toBeGreaterThanOrEqual(passwordLevel(password));
        },
      ),
    );
  });
});
