import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  gapParts,
  isAnswered,
  optionLetter,
  verdictOf,
  withGap,
  withOption,
} from '#host/app/content/question/answers.ts';

test.each([
  [undefined, false],
  [[], false],
  [[''], false],
  [['', ' \n'], false],
  [['', 'x'], true],
])('%j is answered: %s', (answer, expected) => {
  expect(isAnswered(answer)).toBe(expected);
});

describe('the gaps of a title', () => {
  test.each([
    ['实行教师____制度', ['实行教师', '制度']],
    ['____和________', ['', '和', '']],
    ['没有空', ['没有空', '']],
    ['a__b', ['a__b', '']],
  ])('%s', (title, parts) => {
    expect(gapParts(title)).toEqual(parts);
  });

  it('are filled one by one', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 6 }), (texts) => {
        const filled = texts.reduce<string[]>(
          (answer, text, gap) => withGap(answer, gap, text, texts.length),
          [],
        );
        expect(filled).toEqual(texts);
      }),
    );
  });
});

test('the options of an answer are in the order of the question', () => {
  const options = ['a', 'b', 'c'].map((id) => ({ id, text: id }));
  expect(withOption({ options }, ['c'], 'a', true)).toEqual(['a', 'c']);
  expect(withOption({ options }, ['a', 'c'], 'a', false)).toEqual(['c']);
  expect(withOption({ options }, ['gone'], 'b', true)).toEqual(['b']);
});

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'A'],
])('option %i is %s', (index, letter) => {
  expect(optionLetter(index)).toBe(letter);
});

test.each([
  [null, 'waiting'],
  [undefined, 'waiting'],
  [0, 'wrong'],
  [0.5, 'partial'],
  [5, 'right'],
] as const)('%s of 5 points are %s', (score, verdict) => {
  expect(verdictOf({ score, points: 5 })).toBe(verdict);
});
