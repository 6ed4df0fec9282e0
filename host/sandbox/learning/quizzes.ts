import * as v from 'valibot';
import type { Question } from '#src/api/exams.ts';
import * as calls from '#src/api/learning/quizzes.ts';
import { apiError } from '../api-error.ts';
import { seedQuestion } from '../authoring/question-bank.ts';
import { everyRow } from '../content/catalogue.ts';
import type { Row } from '../content/row.ts';
import { areaOf, table, type Database } from '../database.ts';
import { bankQuestions } from '../fixtures/bank-questions.ts';
import { iso } from '../fixtures/names.ts';
import type { Account } from '../people/accounts.ts';
import { at } from '../random.ts';
import { route, take, type AuthenticatedContext, type Routes } from '../route.ts';
import { autoScore, pointsOf, withoutKey } from './exam-papers.ts';
import { isOwned } from './own-courses.ts';
import { lessonsOf } from './played.ts';

interface MadeQuiz {
  id: string;
  title: string;
  lessonId: string;
  isTrial: boolean;
  questions: Question[];
}

/** Questions that are marked at once. */
const quizQuestions = bankQuestions.filter(({ type }) => type !== 'essay');

/** Questions of a quiz after a lesson, and of the one that closes a course. */
const AFTER_LESSON = 2;
const AFTER_COURSE = 5;

const madeQuizzes = table(() => new Map<Row, MadeQuiz[]>());

/** A course has a quiz after every second lesson, and one after the last. Authors of the demo write none. */
function quizzesOf(world: Database, course: Row): MadeQuiz[] {
  if (course.written) return [];
  const made = madeQuizzes(world);
  let known = made.get(course);
  if (!known) {
    const lessons = lessonsOf(world, 'course', course);
    const first = Number(course.id);
    known = lessons.flatMap(({ id, trial }, place) => {
      const isLast = place === lessons.length - 1;
      if (!isLast && place % 2 === 1) return [];
      const count = isLast ? AFTER_COURSE : AFTER_LESSON;
      const questions = Array.from({ length: count }, (_, turn) => {
        let option = 0;
        const nextId = () => `${id}-${turn + 1}-${(option += 1)}`;
        return seedQuestion(at(quizQuestions, first + place * AFTER_LESSON + turn), nextId);
      });
      return [
        {
          id: `quiz-${id}`,
          title: isLast ? '课后测验' : '随堂练习',
          lessonId: id,
          isTrial: trial === true,
          questions,
        },
      ];
    });
    made.set(course, known);
  }
  return known;
}

/** The latest results of an account, by quiz. */
const resultsOf = areaOf(() => new Map<string, calls.QuizResult>());

/** The quizzes of the lessons that an account may play. */
function openQuizzes({ world, user, input }: AuthenticatedContext<Account>): MadeQuiz[] {
  const course = everyRow(world, user, 'course').find(({ id }) => id === input.path.courseId);
  if (!course) throw apiError(404, '内容不存在或已下架');
  const owned = isOwned(world, user, course);
  return quizzesOf(world, course).filter(({ isTrial }) => owned || isTrial);
}

export function quizRoutes(routes: Routes): void {
  route(routes, calls.getQuizzes, (asked) =>
    openQuizzes(asked).map(({ isTrial: _isTrial, ...quiz }) => ({
      ...quiz,
      questions: quiz.questions.map(withoutKey),
      result: resultsOf(asked.world, asked.user).get(quiz.id) ?? null,
    })),
  );
  route(routes, calls.answerQuiz, (asked) => {
    const { world, user, input, now } = asked;
    const quiz = openQuizzes(asked).find(({ id }) => id === input.path.quizId);
    if (!quiz) return apiError(404, '练习不存在，或课程尚未购买');
    const { answers } = take({ answers: v.record(v.string(), v.array(v.string())) }, input.body);
    const questions = quiz.questions.map((question) => {
      const given = answers[question.id] ?? [];
      return { ...question, given, score: autoScore(question, given) ?? 0, comment: '' };
    });
    const result = {
      score: questions.reduce((total, { score }) => total + score, 0),
      points: pointsOf(quiz.questions),
      submitTime: iso(now),
      questions,
    };
    resultsOf(world, user).set(quiz.id, result);
    return result;
  });
}
