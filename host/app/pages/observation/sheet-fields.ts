import type {
  Criterion,
  Observation,
  Remark,
  Scale,
  Sheet,
  SheetContent,
} from '#src/api/learning/observation.ts';
import { visibleLength } from '#src/rules/characters.ts';
import { OBSERVATION_COMMENT_LIMIT, OBSERVATION_REMARK_LIMIT } from '#src/rules/limits.ts';
import { fill } from '#src/texts/texts.ts';
import type { ObservationWords } from './texts.ts';

/** A sheet as the fields of a form: the points of each criterion, the comment, and the text of each remark. */
export type SheetFields = Record<string, string>;

export const pointsField = (criterionId: string) => `points-${criterionId}`;
export const remarkField = (remarkId: string) => `remark-${remarkId}`;

export const criteriaOf = ({ groups }: Scale): Criterion[] => groups.flatMap(({ criteria }) => criteria);

export const contentOf = ({ points, remarks, comment }: Sheet): SheetContent => ({
  points: points ?? {},
  remarks: remarks ?? [],
  comment,
});

export function fieldsOf(scale: Scale, { points, remarks, comment }: SheetContent): SheetFields {
  return {
    ...Object.fromEntries(criteriaOf(scale).map(({ id }) => [pointsField(id), points[id] ?? ''])),
    ...Object.fromEntries(remarks.map(({ id, text }) => [remarkField(id), text])),
    comment,
  };
}

/** The sheet with what its fields hold; the same one where nothing differs. */
export function withFields<Kept extends SheetContent>(scale: Scale, sheet: Kept, fields: SheetFields): Kept {
  const points = { ...sheet.points };
  for (const { id } of criteriaOf(scale)) {
    const typed = fields[pointsField(id)];
    if (typed !== undefined && typed !== (points[id] ?? '')) points[id] = typed;
  }
  const remarks = sheet.remarks.map((one) => ({ ...one, text: fields[remarkField(one.id)] ?? one.text }));
  const next = { ...sheet, points, remarks, comment: fields.comment ?? sheet.comment };
  return isSameContent(next, sheet) ? sheet : next;
}

/** The remarks by time, with another one. */
export const withRemark = (remarks: readonly Remark[], added: Remark): Remark[] =>
  [...remarks.filter(({ id }) => id !== added.id), added].sort((one, other) => one.seconds - other.seconds);

/** An empty field is the same as none. */
export function isSameContent(one: SheetContent, other: SheetContent): boolean {
  const ids = new Set([...Object.keys(one.points), ...Object.keys(other.points)]);
  return (
    one.comment === other.comment &&
    [...ids].every((id) => (one.points[id] ?? '') === (other.points[id] ?? '')) &&
    one.remarks.length === other.remarks.length &&
    one.remarks.every(({ id, seconds, text }, place) => {
      const same = other.remarks[place];
      return same?.id === id && same.seconds === seconds && same.text === text;
    })
  );
}

export function pointsFault(typed: string, max: number): 'pointsMissing' | 'pointsWrong' | null {
  if (typed.trim() === '') return 'pointsMissing';
  return /^\d{1,3}$/.test(typed.trim()) && Number(typed) <= max ? null : 'pointsWrong';
}

/** Why a sheet cannot be handed in, by field. */
export function faultsOf(
  scale: Scale,
  remarks: readonly Remark[],
  fields: SheetFields,
  words: ObservationWords,
): Partial<SheetFields> {
  const faults: Partial<SheetFields> = {};
  for (const { id, points } of criteriaOf(scale)) {
    const fault = pointsFault(fields[pointsField(id)] ?? '', points);
    if (fault) faults[pointsField(id)] = fill(words[fault], { max: points });
  }
  for (const { id } of remarks) {
    const text = fields[remarkField(id)] ?? '';
    if (text.trim() === '') faults[remarkField(id)] = words.remarkMissing;
    else if (visibleLength(text) > OBSERVATION_REMARK_LIMIT)
      faults[remarkField(id)] = fill(words.tooLong, { limit: OBSERVATION_REMARK_LIMIT });
  }
  if (visibleLength(fields.comment ?? '') > OBSERVATION_COMMENT_LIMIT)
    faults.comment = fill(words.tooLong, { limit: OBSERVATION_COMMENT_LIMIT });
  return faults;
}

/** The sum of the points that are right. */
export const totalOf = (scale: Scale, points: Readonly<Record<string, string>>): number =>
  criteriaOf(scale).reduce((sum, { id, points: max }) => {
    const typed = points[id] ?? '';
    return pointsFault(typed, max) === null ? sum + Number(typed) : sum;
  }, 0);

export const fullPoints = (scale: Scale): number =>
  criteriaOf(scale).reduce((sum, { points }) => sum + points, 0);

/** The observation with what has just been saved of the sheet. */
export const withSaved = (
  observation: Observation,
  content: SheetContent,
  saved: Pick<Sheet, 'savedTime'> & { revision: number },
): Observation => ({
  ...observation,
  own: {
    ...observation.own,
    ...content,
    remarks: [...content.remarks],
    revision: saved.revision,
    savedTime: saved.savedTime,
  },
});
