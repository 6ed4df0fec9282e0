import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isOldPassword, isPassword, passwordChecks, passwordLevel } from '../../../src/rules/password.ts';

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

  it('fits all rows of the checklist and holds nothing refused, or is none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (password) => {
        const { noSpace, length, mix } = passwordChecks(password);
        if (isPassword(password)) {
          expect([noSpace, length, mix]).toEqual([true, true, true]);
          expect(password).not.toMatch(/\s|[\u4e00-\u9fff\uff01-\uff5e]/);
        }
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', minLength: 5, maxLength: 13 }), (middle) => {
        fc.pre(!middle.includes(' '));
        expect(isPassword(`a1#${middle}`)).toBe(true);
      }),
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
