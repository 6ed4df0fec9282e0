import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isEmail, idCardToSend, isIdCard, personNameFault } from '#src/rules/personal-fields.ts';

describe('an identity card number', () => {
  test.each(['420106880312452', '420106198803124521', '42010619880312452X', '42010619880312452x'])(
    '%s is one',
    (value) => {
      expect(isIdCard(value)).toBe(true);
    },
  );

  test.each([
    ['14 digits', '42010688031245'],
    ['16 digits', '4201068803124521'],
    ['17 digits', '42010619880312452'],
    ['19 digits', '4201061988031245211'],
    ['14 digits and an X', '42010688031245X'],
    ['the X inside', '4201061988031245X1'],
    ['another letter', '42010619880312452Y'],
    ['a space', '420106 19880312452X'],
    ['empty', ''],
  ])('none: %s', (_, value) => {
    expect(isIdCard(value)).toBe(false);
  });

  it('is sent with an upper-case X', () => {
    expect(idCardToSend('42010619880312452x')).toBe('42010619880312452X');
  });

  it('is a matter of 15 or 18 places', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 24 }), (digits) => {
        expect(isIdCard(digits)).toBe(digits.length === 15 || digits.length === 18);
      }),
    );
  });
});

test.each([
  ['陈思远', null],
  ['吴', null],
  ['阿卜杜拉·买买提', null],
  ['𠮷田'.repeat(10), null],
  ['陈'.repeat(20), null],
  ['陈'.repeat(21), 'length'],
  ['Chen', 'characters'],
  ['陈a', 'characters'],
  ['陈 思远', 'characters'],
  ['陈，', 'characters'],
  ['·陈', 'characters'],
  ['陈·', 'characters'],
  ['1', 'characters'],
  ['', 'length'],
])('the name "%s": %s', (name, fault) => {
  expect(personNameFault(name)).toBe(fault);
});

describe('an e-mail address', () => {
  test.each(['a@b.cn', 'chen.siyuan+px@mail.donghu.edu.cn', "o'neil_1@x-y.example"])('%s is one', (value) => {
    expect(isEmail(value)).toBe(true);
  });

  test.each([
    '',
    'a',
    'a@',
    '@b.cn',
    'a@b',
    'a@b.',
    'a@.cn',
    'a b@c.cn',
    'a@b..cn',
    'a..b@c.cn',
    '.a@b.cn',
    'a.@b.cn',
    'a@@b.cn',
    'a@-b.cn',
    'a@b.cn\n',
    '陈@b.cn',
  ])('"%s" is none', (value) => {
    expect(isEmail(value)).toBe(false);
  });

  it('has at most 254 characters', () => {
    const name = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}`;
    expect(isEmail(`${name}.${'d'.repeat(61)}`)).toBe(true);
    expect(isEmail(`${name}.${'d'.repeat(62)}`)).toBe(false);
  });

  it('every ordinary address passes, and free text is answered quickly', () => {
    const label = fc.string({ unit: fc.constantFrom(...'abc019'), minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(label, label, label, (name, host, top) => {
        expect(isEmail(`${name}@${host}.${top}`)).toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.string({ maxLength: 2000 }), (text) => {
        expect(typeof isEmail(text)).toBe('boolean');
      }),
    );
  });
});
