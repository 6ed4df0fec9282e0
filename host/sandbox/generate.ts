/** Pages of lists and moments on days, for everything that is made up. */
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
 * Today's moments are spread, in their order, over what has passed of it: none is still to come.
 */
export function daysBefore(now: number, days: number, hour: number, minute = 0): string {
  const day = new Date(now);
  day.setHours(0, 0, 0, 0);
  if (days === 0) {
    const passed = now - day.getTime();
    return new Date(day.getTime() + (passed * (hour * 60 + minute)) / 1440).toISOString();
  }
  day.setDate(day.getDate() - days);
  day.setHours(hour, minute);
  return day.toISOString();
}
