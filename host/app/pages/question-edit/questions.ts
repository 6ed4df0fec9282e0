import * as v from 'valibot';
import { gapParts } from '../../content/question/answers.ts';
import { questionTypes, type Question, type QuestionType } from '#src/api/exams.ts';
import { OPTIONS_MIN, POINTS_MAX } from '../../limits.ts';
import { spliced } from '#src/rules/splice.ts';

const option = v.object({ id: v.string(), text: v.string() });

/** A question while it is edited, with all that was typed. */
export const editedQuestion = v.object({
  id: v.string(),
  type: v.picklist(questionTypes),
  title: v.string(),
  options: v.array(option),
  points: v.string(),
  /** By type, so that changing the type and back loses nothing. */
  answers: v.record(v.string(), v.array(v.string())),
  analysis: v.string(),
});
export type EditedQuestion = v.InferOutput<typeof editedQuestion>;

/** The shortest mark of a gap. */
export const GAP = '___';
const isChoice = (type: QuestionType) => type === 'single' || type === 'multiple';
export const hasOptions = ({ type }: Pick<EditedQuestion, 'type'>) => isChoice(type);

export const newId = () => crypto.getRandomValues(new Uint32Array(2)).join('-');
export const newOptions = (count: number) => Array.from({ length: count }, () => ({ id: newId(), text: '' }));

export const newQuestion = (type: QuestionType, points: string): EditedQuestion => ({
  id: newId(),
  type,
  title: '',
  options: isChoice(type) ? newOptions(4) : [],
  points,
  answers: {},
  analysis: '',
});

export const toEdited = ({
  id,
  type,
  title,
  options,
  points,
  answer,
  analysis,
}: Question): EditedQuestion => ({
  id,
  type,
  title,
  options: (options ?? []).map((one) => ({ id: one.id, text: one.text })),
  points: String(points),
  answers: answer?.length ? { [type]: answer } : {},
  analysis: analysis ?? '',
});

/** Returns the question as it is saved: only with the parts of its type. */
export const toQuestion = (edited: EditedQuestion): Question => ({
  id: edited.id,
  type: edited.type,
  title: edited.title.trim(),
  options: hasOptions(edited) ? edited.options.map(({ id, text }) => ({ id, text: text.trim() })) : [],
  points: Number(edited.points),
  answer: answerOf(edited),
  analysis: edited.analysis.trim(),
});

/** How many gaps the title of a `blank` marks. */
export const gapsOf = (title: string): number => (title.includes(GAP) ? gapParts(title).length - 1 : 0);

/** The answer as it counts for the present type; the options' order is that of the ids. */
export function answerOf({ type, answers, options, title }: EditedQuestion): string[] {
  const answer = answers[type] ?? [];
  if (isChoice(type)) return options.map(({ id }) => id).filter((id) => answer.includes(id));
  if (type === 'blank') return Array.from({ length: gapsOf(title) }, (_, gap) => answer[gap]?.trim() ?? '');
  return answer.map((text) => text.trim()).filter(Boolean);
}

/** Between single and multiple choice the marked options stay. */
export function withType(question: EditedQuestion, type: QuestionType): EditedQuestion {
  const answer = answerOf(question);
  const isSameFamily = hasOptions(question) && isChoice(type);
  return {
    ...question,
    type,
    options: isChoice(type) && question.options.length === 0 ? newOptions(4) : question.options,
    answers: {
      ...question.answers,
      ...(isSameFamily ? { [type]: type === 'single' ? answer.slice(0, 1) : answer } : {}),
    },
  };
}

export type FaultField = 'type' | 'title' | 'options' | 'answer' | 'points';

/** Keys of the texts that say what is wrong, in the order of the fields. */
const faultRules = [
  ['title', 'titleMissing', ({ title }) => title.trim() === ''],
  ['title', 'gapsMissing', ({ type, title }) => type === 'blank' && gapsOf(title) === 0],
  ['points', 'pointsWrong', ({ points }) => !isPoints(points)],
  ['options', 'optionsFew', (one) => hasOptions(one) && one.options.length < OPTIONS_MIN],
  ['options', 'optionEmpty', (one) => hasOptions(one) && one.options.some(({ text }) => !text.trim())],
  [
    'options',
    'optionsSame',
    (one) => hasOptions(one) && hasTwins(one.options.map(({ text }) => text.trim())),
  ],
  ['answer', 'answersFew', (one) => one.type === 'multiple' && answerOf(one).length === 1],
  ['answer', 'answerMissing', (one) => one.type !== 'essay' && isUnanswered(one)],
] as const satisfies readonly (readonly [FaultField, string, (question: EditedQuestion) => boolean])[];

export type FaultCode = (typeof faultRules)[number][1] | 'typeUnfit';
export type Faults = Partial<Record<FaultField, FaultCode>>;

const isUnanswered = (question: EditedQuestion) => {
  const answer = answerOf(question);
  return question.type === 'blank' ? answer.includes('') : answer.length === 0;
};
const hasTwins = (texts: readonly string[]) => new Set(texts).size < texts.length;
const isPoints = (text: string) =>
  /^\d{1,3}(\.5|\.0)?$/.test(text.trim()) && Number(text) > 0 && Number(text) <= POINTS_MAX;

/** The first fault of each field, in a set of such types. An essay may do without a model answer. */
export function faultsOf(question: EditedQuestion, types: readonly QuestionType[] = questionTypes): Faults {
  const faults: Faults = types.includes(question.type) ? {} : { type: 'typeUnfit' };
  for (const [field, code, isWrong] of faultRules)
    if (!faults[field] && isWrong(question)) faults[field] = code;
  return faults;
}

export const isFaulty = (question: EditedQuestion, types?: readonly QuestionType[]) =>
  Object.keys(faultsOf(question, types)).length > 0;

export const totalPoints = (questions: readonly EditedQuestion[]): number =>
  questions.reduce((sum, { points }) => sum + (isPoints(points) ? Number(points) : 0), 0);

/** The list with questions inserted behind another one; at the end where it is not in the list. */
export function insertedAfter(
  list: readonly EditedQuestion[],
  id: string | undefined,
  added: readonly EditedQuestion[],
): EditedQuestion[] {
  const index = list.findIndex((one) => one.id === id);
  return spliced(list, index < 0 ? list.length : index + 1, 0, ...added);
}

export const copied = (question: EditedQuestion): EditedQuestion => ({ ...question, id: newId() });
