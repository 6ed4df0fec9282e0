/** Returns a copy without `count` items from `index` on, and with others in their place: `toSpliced` is newer than Chromium 109. */
export function spliced<Item>(
  list: readonly Item[],
  index: number,
  count: number,
  ...added: readonly Item[]
): Item[] {
  const copy = [...list];
  copy.splice(index, count, ...added);
  return copy;
}
