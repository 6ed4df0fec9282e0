import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { shortText, toHalfWidth } from '#src/rules/characters.ts';
import { isMobile, mobileDigits } from '#src/rules/mobile.ts';
import { emailText, idCardText, isIdCard } from '#src/rules/personal-fields.ts';
import { taxNumberText } from '#src/rules/tax-number.ts';
import { codeFault, codeText } from '#src/rules/sms-code.ts';
import { SMS_CODE_LIMIT } from '#src/rules/limits.ts';

const words = { codeRequired: 'required', codeWrong: 'wrong' };
const widen = (text: string) =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

test.each([
  ['０１２３４５６７８９', '0123456789'],
  ['ＡＺａｚ', 'AZaz'],
  ['－＠．', '-@.'],
  ['张三，1', '张三,1'],
  ['1　2', '1 2'],
  ['张三。', '张三。'],
])('%s in half width is %s', (typed, kept) => {
  expect(toHalfWidth(typed)).toBe(kept);
});

describe('what a field keeps of what is typed or pasted', () => {
  test.each([
    ['138-1234-5678', '13812345678'],
    ['１３８１２３４５６７８', '13812345678'],
    ['+86 138 1234 5678', '13812345678'],
    ['＋８６　１３８　１２３４　５６７８', '13812345678'],
    ['008613812345678', '13812345678'],
    ['86138', '86138'],
    ['8613812345678', '13812345678'],
    ['86138123456789', '86138123456789'],
    ['18613812345678', '18613812345678'],
    ['138123456789', '138123456789'],
    ['13812345678 13912345678', '1381234567813912345678'],
    ['abc', ''],
  ])('of a mobile number: %s becomes %s', (typed, kept) => {
    expect(mobileDigits(typed)).toBe(kept);
  });

  test.each([
    ['４２０１０６１９８８０３１２４５２Ｘ', '42010619880312452X'],
    ['420106 19880312 452x', '42010619880312452x'],
    ['4201061988031245211', '4201061988031245211'],
  ])('of an identity card: %s becomes %s', (typed, kept) => {
    expect(idCardText(typed)).toBe(kept);
  });

  test.each([
    ['１２３４５６', '123456'],
    ['123 456\n', '123456'],
    ['123456789', '123456789'],
    ['code 123 456', '123456'],
    ['【学校】验证码：123456，5分钟内有效', '123456'],
    ['12\u200b34\u200e56\u202c', '123456'],
    ['2026年 123456', '2026年123456'],
    ['12', '12'],
  ])('of a code: %s becomes %s', (typed, kept) => {
    expect(codeText(typed)).toBe(kept);
  });

  it('never is a valid number with digits that were typed behind it left out', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(digits, (more) => {
        expect(isMobile(mobileDigits(`13812345678${more}`))).toBe(false);
        expect(isIdCard(idCardText(`420106198803124521${more}`))).toBe(false);
        expect(codeFault(codeText(`${'1'.repeat(SMS_CODE_LIMIT)}${more}`), words)).toBe('wrong');
      }),
    );
  });

  it('is the same for both widths, and stays as it is when kept again', () => {
    const keepers = fc.constantFrom(mobileDigits, idCardText, codeText);
    fc.assert(
      fc.property(keepers, fc.string(), (keep, typed) => {
        const kept = keep(typed);
        expect(keep(kept)).toBe(kept);
        expect(keep(widen(typed))).toBe(kept);
      }),
    );
  });
});

test.each([
  ['123456', undefined],
  ['12345678', undefined],
  ['123456789', 'wrong'],
  ['12a456', 'wrong'],
  ['', 'required'],
])('the code "%s": %s', (code, fault) => {
  expect(codeFault(code, words)).toBe(fault);
});

const unseen = [
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202c',
  '\u202e',
  '\u2066',
  '\u2069',
  '\ufeff',
  '\u00ad',
];

describe('marks that cannot be seen', () => {
  const fields = [
    ['tax number', taxNumberText, '91350100M000100Y43'],
    ['code', codeText, '123456'],
    ['identity card', idCardText, '42010619880312452X'],
    ['e-mail address', emailText, 'chen@mail.donghu.edu.cn'],
    ['mobile number', mobileDigits, '13812345678'],
    ['name', shortText, '陈思远'],
  ] as const;
  const mark = fc.constantFrom(...unseen);

  test.each(fields)('go from a %s', (_, keep, value) => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(value.length), mark)), (marks) => {
        const letters = [...value];
        for (const [place, sign] of marks) letters.splice(place, 0, sign);
        expect(keep(letters.join(''))).toBe(value);
      }),
    );
  });

  test.each([
    ['a\u00a0b', 'a b'],
    ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
    ['🏳️\u200d🌈', '🏳️\u200d🌈'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(shortText(typed)).toBe(kept);
  });
});
