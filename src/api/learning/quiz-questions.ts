import * as v from 'valibot';
import { defineEndpoint } from '../../http/endpoint.ts';
import type { Question } from '../exams.ts';
import { importedQuestions, questionSet, savedSet } from '../question-bank.ts';
import { flag, id, list, number, optionalText } from '../schemas.ts';
import { quizPaths } from './quizzes.ts';

/** The kinds of documents whose lessons have quizzes. */
export const quizCourseKinds = ['course', 'openCourse'] as const;
export type QuizCourseKind = (typeof quizCourseKinds)[number];

/** Stands for a lesson in the address of the quiz that comes after the last one. */
export const AFTER_CLASS = 'after-class';

interface CourseKey {
  kind: QuizCourseKind;
  /** Of the document. */
  id: string;
}
interface QuizKey extends CourseKey {
  /** Of the lesson that it follows, or `AFTER_CLASS`. */
  lessonId: string;
}

const courseQuizzes = v.looseObject({
  /** Of the course. */
  title: optionalText,
  /** One for each saved lesson, and the one after class; also those without a question so far. */
  quizzes: list(
    v.looseObject({
      lessonId: id,
      /** Of the lesson. */
      title: optionalText,
      count: number,
      published: flag,
    }),
  ),
});
export type CourseQuizzes = v.InferOutput<typeof courseQuizzes>;

const quizQuestions = v.looseObject({ ...questionSet.entries, published: flag });
export type QuizQuestions = v.InferOutput<typeof quizQuestions>;

const coursePath = '/api/portal/authoring/{kind}/{id}/quizzes';
const quizPath = `${coursePath}/{lessonId}`;
/** The queries that show the numbers and the questions of quizzes. */
export const quizQuestionPaths = [...quizPaths, coursePath];

/** The quizzes of a course of one's own. */
export const getCourseQuizzes = defineEndpoint({
  method: 'GET',
  path: coursePath,
  feature: 'quizzes',
  request: (input: CourseKey) => ({ path: { ...input } }),
  response: courseQuizzes,
});

/** The questions of a quiz, with their answers. */
export const getQuizQuestions = defineEndpoint({
  method: 'GET',
  path: quizPath,
  feature: 'quizzes',
  request: (input: QuizKey) => ({ path: { ...input } }),
  response: quizQuestions,
});

/**
 * Replaces the questions, which learners get if `published`; refused with `SAVE_CONFLICT` if `version` is not the
 * latest.
 */
export const saveQuizQuestions = defineEndpoint({
  method: 'PUT',
  path: quizPath,
  changes: [...quizQuestionPaths, quizPath],
  feature: 'quizzes',
  request: ({
    kind,
    id: course,
    lessonId,
    ...body
  }: QuizKey & { questions: Question[]; version: number; published: boolean }) => ({
    path: { kind, id: course, lessonId },
    body,
  }),
  response: savedSet,
});

/** Parses a spreadsheet of questions and saves nothing. */
export const importQuizQuestions = defineEndpoint({
  method: 'POST',
  path: `${quizPath}/import`,
  changes: [],
  feature: 'quizzes',
  request: ({ file, ...path }: QuizKey & { file: Blob }) => ({ path: { ...path }, form: { file } }),
  response: importedQuestions,
});
