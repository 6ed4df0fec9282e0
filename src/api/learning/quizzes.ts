import * as v from 'valibot';
import { defineEndpoint } from '../../http/endpoint.ts';
import { answeredQuestion, question, type Answers } from '../exams.ts';
import { id, list, moment, number, optionalText } from '../schemas.ts';

const result = v.looseObject({
  score: number,
  points: number,
  submitTime: v.nullish(moment),
  /** With the key and the user's answers. */
  questions: v.array(answeredQuestion),
});
export type QuizResult = v.InferOutput<typeof result>;

const quiz = v.looseObject({
  id,
  title: optionalText,
  /** The lesson that it follows. */
  lessonId: id,
  /** Without the key. */
  questions: v.array(question),
  /** The latest answers; null before the first ones. */
  result: v.nullish(result),
});
export type Quiz = v.InferOutput<typeof quiz>;

const quizzesPath = '/api/portal/quiz/{courseId}';
export const quizPaths = [quizzesPath];

/** The quizzes of the lessons that the user may play. */
export const getQuizzes = defineEndpoint({
  method: 'GET',
  path: quizzesPath,
  feature: 'quizzes',
  request: (input: { courseId: string }) => ({ path: input }),
  response: list(quiz),
});

/** Answers a quiz, as often as the user wants; the latest answers count. */
export const answerQuiz = defineEndpoint({
  method: 'POST',
  path: `${quizzesPath}/{quizId}`,
  changes: quizPaths,
  feature: 'quizzes',
  request: ({ answers, ...path }: { courseId: string; quizId: string; answers: Answers }) => ({
    path,
    body: { answers },
  }),
  response: result,
});
