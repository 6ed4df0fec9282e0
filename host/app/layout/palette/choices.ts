import type { SafeUrl } from '#src/rules/safe-url.ts';

/** The groups of the palette, in order. */
export type GroupName = 'recent' | 'actions' | 'pages' | 'authoring' | 'search';

export interface Choice {
  /** Unique in the palette. */
  id: string;
  label: string;
  /** A choice with an address is a link, so that the page that is left can ask first. */
  href?: SafeUrl;
  run?: () => void;
}

export interface ChoiceGroup {
  name: GroupName;
  choices: readonly Choice[];
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase();

/** True if the label has each word of the text, in any order. */
export function isMatch(label: string, text: string): boolean {
  const found = folded(label);
  return folded(text)
    .split(/\s+/)
    .every((word) => found.includes(word));
}

/** The choices that match the text, those that begin with it first; a page that is among the recent ones stands there alone. */
export function matchingGroups(groups: readonly ChoiceGroup[], text: string): ChoiceGroup[] {
  const wanted = text.trim();
  const begins = ({ label }: Choice) => folded(label).startsWith(folded(wanted));
  const seen = new Set<string>();
  const isNew = ({ href }: Choice) => !href || !seen.has(href);
  return groups.flatMap(({ name, choices }) => {
    const found = choices.filter((choice) => isMatch(choice.label, wanted) && isNew(choice));
    for (const { href } of found) if (href) seen.add(href);
    const sorted = [...found.filter(begins), ...found.filter((choice) => !begins(choice))];
    return sorted.length > 0 ? [{ name, choices: sorted }] : [];
  });
}

/** The choice that a key leads to, around the ends; null for keys that belong to the text. */
export function choiceByKey(key: string, ids: readonly string[], active: string | undefined): string | null {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (!step || ids.length === 0) return null;
  const at = active === undefined ? -1 : ids.indexOf(active);
  const next = at < 0 ? (step > 0 ? 0 : ids.length - 1) : (at + step + ids.length) % ids.length;
  return ids[next] ?? null;
}
