import { describe, expect, it } from 'vitest';
import { similarSearches } from '#host/app/pages/search/similar-searches.ts';

describe('similar searches', () => {
  it.each([
    ['作业设计', ['作业设']],
    ['课', []],
    ['👩‍🏫👩‍🏫', ['👩‍🏫']],
    ['小学 语文', ['小学 语', '小学', '语文', '小']],
    ['a b', ['a', 'b']],
  ])('of %j', (text, expected) => expect(similarSearches(text)).toEqual(expected));
});
