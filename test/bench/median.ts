/** The lower one of the two in the middle where they are even in number; undefined for no values. */
export function median(values: readonly number[]): number | undefined {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)];
}
