/** Numbers from 0 up to 1, the same ones for the same seed. */
export type Random = () => number;

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

export const randomOf = (seed: string): Random => randomFrom(hash(seed));

/** Mulberry32. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/** A whole number from `least` to `most`, both included. */
export function whole(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  return at(items, whole(random, 0, items.length - 1));
}

/** The item at a place, counted around and around. */
export function at<Item>(items: readonly Item[], place: number): Item {
  const item = items[place % items.length];
  if (item === undefined) throw new RangeError('nothing to choose from');
  return item;
}
