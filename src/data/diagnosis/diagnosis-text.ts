import type { Diagnosis } from './diagnosis.ts';
import type { DiagnosisWords } from './texts.ts';

const marks = { right: '✓', wrong: '✗', fact: '·' } as const;

/** A text to copy: one line per fact, as plain as a letter. */
export function diagnosisText(groups: Diagnosis['groups'], words: DiagnosisWords): string {
  return groups
    .map(({ group, lines }) =>
      [
        words[group],
        ...lines.map(
          ({ name, value, verdict }) => `${marks[verdict]} ${nameOf(name, words)}: ${valueOf(value, words)}`,
        ),
      ].join('\n'),
    )
    .join('\n\n');
}

/** Names of settings and values from outside have no word. */
export const nameOf = (name: string, words: DiagnosisWords): string =>
  Object.hasOwn(words, `name_${name}`) ? words[`name_${name}` as keyof DiagnosisWords] : name;

export const valueOf = (value: string, words: DiagnosisWords): string =>
  Object.hasOwn(words, `value_${value}`) ? words[`value_${value}` as keyof DiagnosisWords] : value;
