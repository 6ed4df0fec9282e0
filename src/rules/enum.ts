import { Mismatch, type Read } from './read.ts';

/** One of some words. Apart from the other readers, which are in every first load. */
export const enumOf =
  <const Word extends string>(...words: readonly Word[]): Read<Word> =>
  (value) => {
    const word = words.find((one) => one === value);
    if (word === undefined) throw new Mismatch(words.join(' | '));
    return word;
  };
