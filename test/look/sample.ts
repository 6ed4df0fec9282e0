/** So many of a list, by a seed: the same for the same seed. */
export function sample<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  const rest = [...items];
  const chosen: Item[] = [];
  let state = seed;
  while (chosen.length < count && rest.length > 0) {
    // A linear congruential generator, by Numerical Recipes.
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    chosen.push(...rest.splice(Math.floor((state / 2 ** 32) * rest.length), 1));
  }
  return chosen;
}
