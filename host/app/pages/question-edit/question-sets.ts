import { questionTypes, type Question, type QuestionType } from '#src/api/exams.ts';
import {
  importQuizQuestions,
  saveQuizQuestions,
  type QuizCourseKind,
} from '#src/api/learning/quiz-questions.ts';
import { importQuestions, saveExamQuestions, type QuestionSet } from '#src/api/question-bank.ts';
import type { HttpClient } from '#src/http/client.ts';

/** Questions as the server has them; those of an exam are not published on their own. */
export type SavedQuestions = QuestionSet & { published?: boolean };

interface SentQuestions {
  questions: Question[];
  version: number;
  published?: boolean | undefined;
}

const setWords = {
  exam: {
    save: 'save',
    saved: 'saved',
    savedEmpty: 'saved',
    previewTitle: 'previewTitle',
    previewHint: 'previewHint',
  },
  quiz: {
    save: 'publish',
    saved: 'published',
    savedEmpty: 'publishedEmpty',
    previewTitle: 'quizPreviewTitle',
    previewHint: 'quizPreviewHint',
  },
} as const;

/** A set of questions while it is edited: where it goes to, and what it may hold. */
export interface EditedSet {
  /** Of its drafts in this browser. */
  name: string;
  types: readonly QuestionType[];
  words: (typeof setWords)[keyof typeof setWords];
  save: (http: HttpClient, sent: SentQuestions) => ReturnType<typeof saveExamQuestions>;
  importSheet: (http: HttpClient, file: Blob) => ReturnType<typeof importQuestions>;
}

export const examSet = (id: string): EditedSet => ({
  name: id,
  types: questionTypes,
  words: setWords.exam,
  save: (http, { questions, version }) => saveExamQuestions(http, { id, questions, version }),
  importSheet: (http, file) => importQuestions(http, { id, file }),
});

export interface QuizKey {
  kind: QuizCourseKind;
  id: string;
  lessonId: string;
}

/** A quiz is marked at once, so it has no essays. */
const quizTypes = questionTypes.filter((type) => type !== 'essay');

export const quizSet = (key: QuizKey): EditedSet => ({
  name: `${key.id} ${key.lessonId}`,
  types: quizTypes,
  words: setWords.quiz,
  save: (http, { published = true, ...sent }) => saveQuizQuestions(http, { ...key, ...sent, published }),
  importSheet: (http, file) => importQuizQuestions(http, { ...key, file }),
});
