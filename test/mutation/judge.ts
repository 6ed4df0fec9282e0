import type { Mutant } from './report.ts';

/** Mutants of a file that may survive for one reason. */
export interface Listed {
  file: string;
  /** Why no test can notice them, or which test outside of this run does. */
  why: string;
  /** Text of the line where each begins, and the beginnings of what is replaced and of what stands there instead. */
  mutants: readonly (readonly [line: string, from: string, to: string])[];
}

export interface Judgement {
  mutants: number;
  killed: number;
  /** In per cent. */
  score: number;
  /** Survivors that are not in the list. */
  unlisted: readonly Mutant[];
  /** Entries of the list that no survivor matches any longer. */
  stale: readonly string[];
}

/** Compares the mutants of some files with the list of those that may survive. */
export function judge(mutants: readonly Mutant[], list: readonly Listed[]): Judgement {
  const survivors = mutants.filter(({ hasDied }) => !hasDied);
  const files = new Set(mutants.map(({ file }) => file));
  const entries = list
    .filter(({ file }) => files.has(file))
    .flatMap(({ file, mutants: listed }) => listed.map(([line, from, to]) => ({ file, line, from, to })));
  const matches = (mutant: Mutant, entry: (typeof entries)[number]) =>
    mutant.file === entry.file &&
    mutant.code.includes(entry.line) &&
    mutant.from.startsWith(entry.from) &&
    mutant.to.startsWith(entry.to);
  const killed = mutants.length - survivors.length;
  return {
    mutants: mutants.length,
    killed,
    score: mutants.length === 0 ? 100 : (killed / mutants.length) * 100,
    unlisted: survivors.filter((mutant) => !entries.some((entry) => matches(mutant, entry))),
    stale: entries
      .filter((entry) => !survivors.some((mutant) => matches(mutant, entry)))
      .map(({ file, line, from, to }) => `${file}: ${line}: ${from} → ${to}`),
  };
}
