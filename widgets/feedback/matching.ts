const separators = /[\s\p{P}\p{S}]+/u;
// What stands in every question says nothing about which one is meant.
const idle = new Set(
  '怎么 么办 如何 什么 为什 可以 以吗 没有 是否 怎样 请问 我的 一下 时候 处理 理办 问题 不能 无法'.split(' '),
);

/** Pairs of neighbouring Chinese characters, and whole words of other scripts. */
function pieces(text: string): Set<string> {
  const found = new Set<string>();
  for (const run of text.toLowerCase().split(separators)) {
    for (const word of run.match(/[a-z0-9]{2,}/g) ?? []) found.add(word);
    for (const han of run.match(/\p{Script=Han}{2,}/gu) ?? []) {
      const letters = [...han];
      letters.slice(1).forEach((letter, place) => found.add(`${letters[place]}${letter}`));
    }
  }
  for (const word of idle) found.delete(word);
  return found;
}

/** Those whose title speaks of what was typed, the best first; rare words count for more. */
export function matching<Entry extends { title: string }>(
  typed: string,
  entries: readonly Entry[],
  most = 3,
): Entry[] {
  const wanted = pieces(typed);
  if (wanted.size === 0) return [];
  const titles = entries.map(({ title }) => pieces(title));
  const rarity = new Map<string, number>();
  for (const piece of wanted) {
    const count = titles.filter((title) => title.has(piece)).length;
    if (count > 0) rarity.set(piece, Math.log(1 + titles.length / count));
  }
  return entries
    .map((entry, place) => {
      let score = 0;
      for (const [piece, weight] of rarity) if (titles[place]?.has(piece)) score += weight;
      return { entry, score };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ entry }) => entry);
}
