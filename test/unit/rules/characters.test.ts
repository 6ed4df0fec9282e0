import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { isPassword } from '#src/rules/password.ts';
import { personNameFault } from '#src/rules/personal-fields.ts';
import { visibleCharacters, visibleLength } from '#src/rules/characters.ts';

test.each([
  ['nothing', '', 0],
  ['Chinese characters', '视频卡顿', 4],
  ['a character of an upper plane', '𠮷田', 2],
  ['an emoji', '😀', 1],
  ['an emoji with a skin tone', '👍🏽', 1],
  ['a family of four', '👨‍👩‍👧‍👦', 1],
  ['a flag', '🇨🇳', 1],
  ['a keycap', '1️⃣', 1],
  ['a letter with a combining accent', 'e\u0301', 1],
  ['a line break of Windows', '一\r\n二', 3],
])('%s', (_, text, count) => {
  expect(visibleLength(text)).toBe(count);
});

test('plain texts are counted as the segmenter counts them', () => {
  const unit = fc.oneof(fc.string({ minLength: 1, maxLength: 1 }), fc.constantFrom(...'教师研修一鿿'));
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      const segments = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
      expect(visibleCharacters(text)).toEqual(segments);
    }),
  );
});

const own = Object.getOwnPropertyDescriptor(Intl, 'Segmenter') ?? {};

describe('without Intl.Segmenter', () => {
  let split: typeof visibleCharacters;

  beforeEach(async () => {
    Object.defineProperty(Intl, 'Segmenter', { ...own, value: undefined });
    vi.resetModules();
    ({ visibleCharacters: split } = await import('#src/rules/characters.ts'));
  });
  afterEach(() => void Object.defineProperty(Intl, 'Segmenter', own));

  it('counts code points, so that simple emoji and rare characters are still one', () => {
    expect(split('𠮷😀字')).toEqual(['𠮷', '😀', '字']);
  });

  it('loses nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(split(text).join('')).toBe(text);
        expect(visibleCharacters(text).join('')).toBe(text);
      }),
    );
  });
});

it('makes a segmenter once, and none for a plain text', async () => {
  const Own = Intl.Segmenter;
  let made = 0;
  const Counted = class extends Own {
    constructor() {
      super();
      made += 1;
    }
  };
  Object.defineProperty(Intl, 'Segmenter', { ...own, value: Counted });
  vi.resetModules();
  const { visibleCharacters: split } = await import('#src/rules/characters.ts');
  expect(split('abc 教研')).toHaveLength(6);
  expect(made).toBe(0);
  expect([split('👍🏽'), split('🇨🇳')]).toEqual([['👍🏽'], ['🇨🇳']]);
  expect(made).toBe(1);
  Object.defineProperty(Intl, 'Segmenter', own);
});

test('a name and a password are measured alike', () => {
  expect(personNameFault('𠮷'.repeat(20))).toBeNull();
  expect(personNameFault('𠮷'.repeat(21))).toBe('length');
  expect(isPassword(`aB#1234${'👍🏽'.repeat(9)}`)).toBe(true);
  expect(isPassword(`aB#1234${'👍🏽'.repeat(10)}`)).toBe(false);
});
