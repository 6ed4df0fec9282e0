import type { Words } from './fields.ts';

/** The server stores the Chinese values, whatever the user's language. */
const stages = [
  ['学前', 'stagePreschool'],
  ['小学', 'stagePrimary'],
  ['初中', 'stageJunior'],
  ['高中', 'stageSenior'],
  ['中职', 'stageVocational'],
] as const;
const degrees = [
  ['专科', 'degreeCollege'],
  ['本科', 'degreeBachelor'],
  ['硕士', 'degreeMaster'],
  ['博士', 'degreeDoctor'],
] as const;
const genders = [
  ['男', 'male'],
  ['女', 'female'],
] as const;

export interface Choice {
  value: string;
  label: string;
}

const choicesOf =
  (rows: readonly (readonly [string, keyof Words])[]) =>
  (words: Words): Choice[] =>
    rows.map(([value, key]) => ({ value, label: words[key] }));

export const stageChoices = choicesOf(stages);
export const degreeChoices = choicesOf(degrees);
export const genderChoices = choicesOf(genders);

/** Adds the current value to the choices if it is not one of them. */
export function withPresent(choices: readonly Choice[], value: string): readonly Choice[] {
  const isKnown = value === '' || choices.some((choice) => choice.value === value);
  return isKnown ? choices : [{ value, label: value }, ...choices];
}

/** Returns the label of a stored value in the user's language. */
export function shownChoice(choices: readonly Choice[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}
