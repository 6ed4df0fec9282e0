/** Deterministic numbers and pages for everything that is made up. */
export interface Random {
  /** 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** A whole number from `low` to `high`, both inclusive. */
  between(low: number, high: number): number;
  pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item;
  chance(probability: number): boolean;
}

/** The same name and seed give the same stream, whatever else was drawn before (mulberry32). */
export function randomOf(name: string, seed = 0): Random {
  let state = seed >>> 0;
  for (const character of name) state = (Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193) + 0x9e37) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    pick: (items) => {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new RangeError(`nothing to pick from: ${name}`);
      return item;
    },
    chance: (probability) => next() < probability,
  };
}

export interface Paged<Item> {
  records: Item[];
  total: number;
  current: number;
  size: number;
}

/** One page of a list; `current` and `size` as they come in a query, 1 and 10 where they are missing or nonsense. */
export function page<Item>(
  records: readonly Item[],
  { current, size }: { current?: unknown; size?: unknown } = {},
): Paged<Item> {
  const nth = whole(current, 1);
  const length = Math.min(whole(size, 10), 500);
  return {
    records: records.slice((nth - 1) * length, nth * length),
    total: records.length,
    current: nth,
    size: length,
  };
}

function whole(value: unknown, otherwise: number): number {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 ? number : otherwise;
}

/**
 * A moment on a day before `now` (0: today) at an hour and minute of the local day, as ISO 8601.
 * Today's moments that have not come yet are drawn back before `now`, but never into yesterday.
 */
export function daysBefore(now: number, days: number, hour: number, minute = 0): string {
  const day = new Date(now);
  day.setDate(day.getDate() - days);
  day.setHours(hour, minute, 0, 0);
  if (day.getTime() <= now) return day.toISOString();
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  const share = (hour * 60 + minute) / 1440;
  return new Date(midnight + (now - midnight) * share).toISOString();
}
