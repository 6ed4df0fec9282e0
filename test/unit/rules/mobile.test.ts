import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isMobile } from '#src/rules/mobile.ts';

describe('a mobile number', () => {
  test.each(['13000000000', '13812345678', '19999999999'])('%s is one', (value) => {
    expect(isMobile(value)).toBe(true);
  });

  test.each([
    ['too short', '1381234567'],
    ['too long', '138123456789'],
    ['a digit before', '013812345678'],
    ['does not begin with 1', '23812345678'],
    ['second digit 2', '12812345678'],
    ['with a space', '138 1234 5678'],
    ['with a line end', '13812345678\n'],
    ['full-width digits', '１３８１２３４５６７８'],
    ['empty', ''],
  ])('none: %s', (_, value) => {
    expect(isMobile(value)).toBe(false);
  });

  it('needs 1, then 3 to 9, then nine digits, whatever they are', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9 }),
        fc.integer({ min: 0, max: 999_999_999 }),
        (second, rest) => {
          expect(isMobile(`1${second}${String(rest).padStart(9, '0')}`)).toBe(second >= 3);
        },
      ),
    );
  });
});
