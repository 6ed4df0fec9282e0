import { floor, pathOf, subjects, type Subject } from './subjects.ts';

/** The parts of a page that take extra time to measure besides its load. */
const parts = ['open', 'script'] as const;
export type Part = (typeof parts)[number];

export interface Choice {
  subjects: readonly Subject[];
  measures: (part: Part) => boolean;
  /** The documentation's table needs the complete set. */
  isAll: boolean;
}

/**
 * Parses the arguments of the command line: pages (`cdn-bell`, `novu`) and parts (`open`, `script`); a category
 * without arguments is measured completely. The baseline is always included, since only ratios can be compared.
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
