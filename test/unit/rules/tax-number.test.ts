import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  creditCodeCheck,
  taxNumberFault,
  taxNumberText,
  type TaxNumberFault,
} from '#src/rules/tax-number.ts';

test.each<[what: string, value: string, fault: TaxNumberFault]>([
  ['the example of GB 32100', '91350100M000100Y43', null],
  ['a school', '124201064413563276', null],
  ['a wrong check digit', '91350100M000100Y44', 'check'],
  ['two digits swapped', '91350010M000100Y43', 'check'],
  ['an I, which no code has', '9135010IM000100Y43', 'characters'],
  ['a letter in the region', '91A50100M000100Y43', 'characters'],
  ['a former number of 15', '420106198803124', null],
  ['a former number of 15 with letters', '42010671456789X', null],
  ['a former number of 20', '42010619880312452X01', null],
  ['a sign behind a number of 15', '42010619880312/', 'characters'],
  ['a sign before a number of 15', '/42010619880312', 'characters'],
  ['Chinese characters', '统一社会信用代码一二三四五六七', 'characters'],
  ['lower case, which the field does not keep', '91350100m000100y43', 'characters'],
  ['nothing', '', 'length'],
  ['17 characters', '91350100M000100Y4', 'length'],
  ['19 characters', '91350100M000100Y430', 'length'],
])('%s', (_, value, fault) => {
  expect(taxNumberFault(value)).toBe(fault);
});

const alphabet = [...'0123456789ABCDEFGHJKLMNPQRTUWXY'];
const digits = [...'0123456789'];
const body = fc
  .tuple(
    fc.array(fc.constantFrom(...alphabet), { minLength: 2, maxLength: 2 }),
    fc.array(fc.constantFrom(...digits), { minLength: 6, maxLength: 6 }),
    fc.array(fc.constantFrom(...alphabet), { minLength: 9, maxLength: 9 }),
  )
  .map((parts) => parts.flat().join(''));

describe('a unified social credit code', () => {
  it('is valid with its check digit, and with no other one', () => {
    fc.assert(
      fc.property(body, (first) => {
        const valid = alphabet.filter((last) => taxNumberFault(first + last) === null);
        expect(valid).toEqual([creditCodeCheck(first)]);
      }),
    );
  });

  it('is refused when one character is mistyped', () => {
    fc.assert(
      fc.property(body, fc.nat(16), fc.constantFrom(...alphabet), (first, index, typed) => {
        fc.pre(first[index] !== typed);
        const mistyped = first.slice(0, index) + typed + first.slice(index + 1);
        expect(taxNumberFault(mistyped + creditCodeCheck(first))).not.toBeNull();
      }),
    );
  });
});

test.each([
  ['9135 0100-m000 100Y 43', '91350100M000100Y43'],
  ['９１３５０１００Ｍ', '91350100M'],
  ['', ''],
])('a field keeps “%s” as “%s”', (typed, kept) => {
  expect(taxNumberText(typed)).toBe(kept);
});

test('the fault of any text is one of the known ones', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 24 }), (text) => {
      expect([null, 'length', 'characters', 'check']).toContain(taxNumberFault(taxNumberText(text)));
    }),
  );
});
