import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markMatches } from '#host/app/content/match-marks.ts';

describe('the marks of a search', () => {
  /** The text with its matches in brackets. */
  const marked = (text: string, searchVal: string) =>
    markMatches(text, searchVal)
      .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
      .join('');

  it.each([
    ['跨学科作业设计', '作业', '跨学科[作业]设计'],
    ['作业与作业', '作业', '[作业]与[作业]'],
    ['Python 入门', 'pYTHON', '[Python] 入门'],
    ['小学语文教学', '语文 小学', '[小学语文]教学'],
    ['aaa', 'aa', '[aaa]'],
    ['没有', '作业', '没有'],
    ['没有', '', '没有'],
    ['没有', '   ', '没有'],
    ['', '作业', ''],
    // Lower case of the first letter has two units.
    ['İstanbul', 'st', 'İ[st]anbul'],
    ['İstanbul', 'İ', '[İ]stanbul'],
    ['一👩‍🏫二', '👩', '一[👩]‍🏫二'],
    ['C++ (进阶)', 'c++ (', '[C++] [(]进阶)'],
    ['<img src=x onerror=alert(1)>', '<img', '[<img] src=x onerror=alert(1)>'],
  ])('in %j for %j: %j', (text, searchVal, expected) => expect(marked(text, searchVal)).toBe(expected));

  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({
      unit: fc.constantFrom('a', 'A', 'b', ' ', 'İ', 'ß', 'Σ', '课', '👩', '<', '$', '\\', '\ud83d'),
    }),
  );

  it('lose and add nothing, alternate, and are as short as the words allow', () => {
    fc.assert(
      fc.property(texts, texts, (text, searchVal) => {
        const parts = markMatches(text, searchVal);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        parts.forEach((part, index) => {
          expect(part.text).not.toBe('');
          expect(part.isMatch).not.toBe(parts[index + 1]?.isMatch);
        });
      }),
    );
  });

  it('find every word that was put into a text', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'B', '课', '堂', '*', '('), minLength: 1 });
    fc.assert(
      fc.property(texts, word, texts, (before, word, after) => {
        const matches = markMatches(before + word + after, word).filter(({ isMatch }) => isMatch);
        expect(matches.some(({ text }) => text.toLowerCase().includes(word.toLowerCase()))).toBe(true);
      }),
    );
  });
});
