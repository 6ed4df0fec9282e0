import * as v from 'valibot';
import { id } from './schemas.ts';

export const questionTypes = ['single', 'multiple', 'judge', 'blank', 'essay'] as const;
export type QuestionType = (typeof questionTypes)[number];

/** A question of an exam. Candidates receive it without `answer` and `analysis`. */
export const question = v.looseObject({
  id,
  type: v.picklist(questionTypes),
  /** Plain text; `____` marks the gaps of a `blank`. */
  title: v.string(),
  /** Of `single` and `multiple`. */
  options: v.nullish(v.array(v.looseObject({ id, text: v.string() })), []),
  points: v.number(),
  /** Ids of options; of `judge` `['true']` or `['false']`; of `blank` a text per gap; of `essay` a model answer. */
  answer: v.nullish(v.array(v.string()), []),
  /** Why the answer is right. */
  analysis: v.nullish(v.string(), ''),
});
export type Question = v.InferOutput<typeof question>;

/** A candidate's answers, by question id; the values have the form of `Question.answer`. */
export type Answers = Record<string, string[]>;
