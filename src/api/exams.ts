import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { taskPaths } from './changed-paths.ts';
import { counter, flag, id, list, moment, number, optionalFlag, optionalText, text } from './schemas.ts';
import { wallNow } from '../rules/wall-clock.ts';

export const questionTypes = ['single', 'multiple', 'judge', 'blank', 'essay'] as const;
export type QuestionType = (typeof questionTypes)[number];

/** A question of an exam. Candidates receive it without `answer` and `analysis`. */
export const question = v.looseObject({
  id,
  type: v.picklist(questionTypes),
  /** Plain text; `____` marks the gaps of a `blank`. */
  title: text,
  /** Of `single` and `multiple`. */
  options: list(v.looseObject({ id, text: text })),
  points: number,
  /** Ids of options; of `judge` `['true']` or `['false']`; of `blank` a text per gap; of `essay` a model answer. */
  answer: list(id),
  /** Why the answer is right. */
  analysis: optionalText,
});
export type Question = v.InferOutput<typeof question>;

/** A candidate's answers, by question id; the values have the form of `Question.answer`. */
export type Answers = Record<string, string[]>;

/** The server's time in milliseconds since 1970, with the browser's clocks at the moment it arrived. */
const serverClock = v.pipe(
  moment,
  v.transform((now) => ({ now, steady: performance.now(), wall: wallNow() })),
);
export type ServerClock = v.InferOutput<typeof serverClock>;

const points = v.pipe(number, v.minValue(0));

const byId = ({ id }: { id: string }) => ({ path: { id } });

const pastAttempt = v.looseObject({
  id,
  submitTime: moment,
  /** Missing until all answers are marked. */
  score: v.nullish(points),
  passed: v.nullish(flag),
});

const exam = v.looseObject({
  id,
  title: text,
  organiser: optionalText,
  rules: optionalText,
  /** In minutes. */
  duration: number,
  questionNum: number,
  points,
  passPoints: v.nullish(points),
  /** How often it may be taken; missing: without limit. */
  attempts: counter,
  startTime: v.nullish(moment),
  endTime: v.nullish(moment),
  now: serverClock,
  /** The attempt that is not handed in yet, even if its time is up. */
  attemptId: v.nullish(id),
  /** The attempts that were handed in, oldest first. */
  results: list(pastAttempt),
});
export type Exam = v.InferOutput<typeof exam>;

export const getExam = defineEndpoint({
  method: 'GET',
  path: '/api/portal/exam/{id}',
  feature: 'exams',
  request: byId,
  response: exam,
});

/** Starts an attempt, or answers with the one under way. */
export const startExam = defineEndpoint({
  method: 'POST',
  path: '/api/portal/exam/{id}/start',
  changes: ['/api/portal/exam/{id}', '/api/portal/record/{kind}/page'],
  feature: 'exams',
  request: byId,
  response: v.looseObject({ attemptId: id }),
});

const stampedAnswer = v.object({
  questionId: id,
  answer: v.array(id),
  /** The server's time at which it was given; of two answers the later one counts. */
  at: moment,
});
export type StampedAnswer = v.InferOutput<typeof stampedAnswer>;

const attempt = v.looseObject({
  id,
  title: text,
  now: serverClock,
  /** The server's time at which it ends, in milliseconds since 1970. */
  endTime: moment,
  questions: v.array(question),
  answers: list(stampedAnswer),
});
export type ExamAttempt = v.InferOutput<typeof attempt>;

export const getAttempt = defineEndpoint({
  method: 'GET',
  path: '/api/portal/exam/attempt/{id}',
  feature: 'exams',
  request: byId,
  response: attempt,
});

const received = v.looseObject({
  now: serverClock,
  endTime: moment,
  /** The attempt is handed in, perhaps by another tab. */
  submitted: optionalFlag,
});

interface AnswersToSend {
  id: string;
  /** Only those that the server does not know yet. */
  answers: readonly StampedAnswer[];
}

const withAnswers = ({ id, answers }: AnswersToSend) => ({ path: { id }, body: { answers } });

/** Saves answers during the attempt; without any it asks for the server's time. */
export const saveAnswers = defineEndpoint({
  method: 'POST',
  path: '/api/portal/exam/attempt/{id}/answers',
  changes: [],
  feature: 'exams',
  silent: true,
  request: withAnswers,
  response: received,
});

/** Hands in. The server takes it after the end too, with the answers given before: the line may have been lost. */
export const submitAttempt = defineEndpoint({
  method: 'POST',
  path: '/api/portal/exam/attempt/{id}/submit',
  changes: ['/api/portal/exam/{id}', '/api/portal/record/{kind}/page', ...taskPaths],
  feature: 'exams',
  silent: true,
  request: withAnswers,
  response: received,
});

export const answeredQuestion = v.looseObject({
  ...question.entries,
  given: list(id),
  /** Missing until it is marked. */
  score: v.nullish(points),
  /** Of the marker. */
  comment: optionalText,
});
export type AnsweredQuestion = v.InferOutput<typeof answeredQuestion>;

/** An attempt that was handed in: its learner's result, its marker's paper. */
export const paper = v.looseObject({
  ...pastAttempt.entries,
  title: text,
  points,
  passPoints: v.nullish(points),
  /** It came after the end, since the line was lost. */
  late: optionalFlag,
  questions: v.array(answeredQuestion),
});
export type Paper = v.InferOutput<typeof paper>;

export const getExamResult = defineEndpoint({
  method: 'GET',
  path: '/api/portal/exam/attempt/{id}/result',
  feature: 'exams',
  request: byId,
  response: paper,
});
