import { floor, pathOf, subjects, type Subject } from './subjects.ts';

/** What of a page takes time to measure beside its load. */
const parts = ['open', 'script'] as const;
export type Part = (typeof parts)[number];

export interface Choice {
  subjects: readonly Subject[];
  measures: (part: Part) => boolean;
  /** Only then it is the README's table. */
  isAll: boolean;
}

/**
 * What the words of the command line name: pages (`cdn-bell`, `novu`) and parts (`open`, `script`); none of a sort means
 * all of it. The floor is always there, since a ratio is what is worth comparing.
 */
export function choiceOf(words: readonly string[]): Choice {
  const named = words.filter((word) => !isPart(word));
  const chosen = words.filter(isPart);
  const pages = new Map(subjects.map((subject) => [pathOf(subject).split('/')[2] ?? '', subject]));
  const strange = named.find((word) => !pages.has(word));
  if (strange) throw new Error(`${strange}: none of ${[...pages.keys(), ...parts].join(', ')}`);
  return {
    subjects: subjects.filter(
      (subject) =>
        subject === floor || named.length === 0 || named.some((word) => pages.get(word) === subject),
    ),
    measures: (part) => chosen.length === 0 || chosen.includes(part),
    isAll: words.length === 0,
  };
}

const isPart = (word: string): word is Part => parts.some((part) => part === word);
