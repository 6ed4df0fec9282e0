import * as v from 'valibot';
import type { Question } from '#src/api/exams.ts';
import { AFTER_CLASS } from '#src/api/learning/quiz-questions.ts';
import * as calls from '#src/api/learning/quizzes.ts';
import { apiError } from '../api-error.ts';
import { seedQuestion } from '../authoring/question-bank.ts';
import { quizQuestions, writtenQuizzes } from '../authoring/quiz-bank.ts';
import { everyRow } from '../content/catalogue.ts';
import type { Row } from '../content/row.ts';
import { areaOf, table, type Database } from '../database.ts';
import { iso } from '../fixtures/names.ts';
import type { Account } from '../people/accounts.ts';
import { at } from '../random.ts';
import { route, take, type AuthenticatedContext, type Routes } from '../route.ts';
import { autoScore, pointsOf, withoutKey } from './exam-papers.ts';
import { isOwned } from './own-courses.ts';
import { lessonsOf } from './played.ts';
import type { Sent } from '../sent.ts';

interface MadeQuiz {
  id: string;
  title: string;
  lessonId: string;
  isTrial: boolean;
  questions: Question[];
}

/** Questions of a quiz after a lesson, and of the one that closes a course. */
const AFTER_LESSON = 2;
const AFTER_COURSE = 5;

const madeQuizzes = table(() => new Map<Row, MadeQuiz[]>());

const titles = { lesson: '随堂练习', afterClass: '课后测验' };

/** The quizzes that the author of a course has published, of the lessons that it still has. */
function publishedQuizzes(world: Database, course: Row): MadeQuiz[] {
  const lessons = lessonsOf(world, 'course', course);
  const written = writtenQuizzes(world, course.id, lessons);
  const quizOf = (key: string, lessonId: string, title: string): MadeQuiz[] => {
    const { published, questions } = written.get(key) ?? { published: false, questions: [] };
    if (!published || questions.length === 0) return [];
    return [
      { id: `quiz-${course.id}-${key}`, title, lessonId, isTrial: lessonId === lessons[0]?.id, questions },
    ];
  };
  const last = lessons.at(-1);
  return [
    ...lessons.flatMap(({ id }) => quizOf(id, id, titles.lesson)),
    ...(last ? quizOf(AFTER_CLASS, last.id, titles.afterClass) : []),
  ];
}

/** A course that nobody has written has a quiz after every second lesson, and one after the last. */
function quizzesOf(world: Database, course: Row): MadeQuiz[] {
  if (course.written) return publishedQuizzes(world, course);
  const made = madeQuizzes(world);
  let known = made.get(course);
  if (!known) {
    const lessons = lessonsOf(world, 'course', course);
    const first = Number(course.id);
    known = lessons.flatMap(({ id }, place) => {
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
          title: isLast ? titles.afterClass : titles.lesson,
          lessonId: id,
          isTrial: place === 0,
          questions,
        },
      ];
    });
    made.set(course, known);
  }
  return known;
}

/** The latest results of an account, by quiz. */
const resultsOf = areaOf(() => new Map<string, Sent<calls.QuizResult>>());

/** The latest result, unless the author has put other questions into the quiz since. */
function resultOf({ world, user }: AuthenticatedContext<Account>, { id, questions }: MadeQuiz) {
  const known = resultsOf(world, user).get(id);
  const isOfThese =
    known?.questions.length === questions.length &&
    questions.every((question) => known.questions.some((one) => one.id === question.id));
  return isOfThese ? known : null;
}

/** The quizzes of the lessons that an account may play. */
function openQuizzes({ world, user, input }: AuthenticatedContext<Account>): MadeQuiz[] {
  const course = everyRow(world, user, 'course').find(({ id }) => id === input.path.courseId);
  if (!course) throw apiError(404, '内容不存在或已下架');
  const owned = isOwned(world, user, course);
  return quizzesOf(world, course).filter(({ isTrial }) => owned || isTrial);
}

export function quizRoutes(routes: Routes): void {
  route(routes, calls.getQuizzes, (asked) =>
    openQuizzes(asked).map((quiz) => ({
      id: quiz.id,
      title: quiz.title,
      lessonId: quiz.lessonId,
      questions: quiz.questions.map(withoutKey),
      result: resultOf(asked, quiz),
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
