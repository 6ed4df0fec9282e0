import * as v from 'valibot';
import * as calls from '#src/api/learning/quiz-questions.ts';
import type { Lesson } from '#src/api/list-item.ts';
import { apiError } from '../api-error.ts';
import { table, type Database } from '../database.ts';
import { bankQuestions } from '../fixtures/bank-questions.ts';
import type { Account } from '../people/accounts.ts';
import { route, take, type AuthenticatedContext, type Routes } from '../route.ts';
import { authoredRow } from './authoring.ts';
import { chaptersIn } from './published-row.ts';
import { questionsOfSheet, replaceQuestions, seedQuestion } from './question-bank.ts';

type Asked = AuthenticatedContext<Account>;

/** Questions that are marked at once. */
export const quizQuestions = bankQuestions.filter(({ type }) => type !== 'essay');

/** Questions of the quiz that the demo's authors have written. */
const SEEDED_QUESTIONS = 3;

const quizzesOf = table(() => new Map<string, Map<string, calls.QuizQuestions>>());

/** The quizzes that the author of a course has written, by lesson; a course of the demo's seed has one after its first. */
export function writtenQuizzes(
  world: Database,
  courseId: string,
  lessons: readonly Pick<Lesson, 'id'>[],
): Map<string, calls.QuizQuestions> {
  const known = quizzesOf(world).get(courseId);
  if (known) return known;
  const made = new Map<string, calls.QuizQuestions>();
  const [first] = lessons;
  if (first && /^(course|openCourse)-\d+$/.test(courseId)) made.set(first.id, seedQuiz(first.id));
  quizzesOf(world).set(courseId, made);
  return made;
}

function seedQuiz(lessonId: string): calls.QuizQuestions {
  let last = 0;
  const nextId = () => `${lessonId}-q${(last += 1)}`;
  const questions = quizQuestions.slice(0, SEEDED_QUESTIONS).map((one) => seedQuestion(one, nextId));
  return { title: '', questions, version: 1, savedTime: null, published: true };
}

/** A course of the user's own, and the lessons that it has been saved with. */
function courseOf(asked: Asked) {
  const { kind, id } = asked.input.path;
  if (!calls.quizCourseKinds.some((one) => one === kind)) throw apiError(404, '暂不支持该类内容');
  const document = authoredRow(asked, id);
  const lessons = (chaptersIn(document, '') ?? []).flatMap((chapter) => chapter.lessons);
  return { document, lessons, quizzes: writtenQuizzes(asked.world, document.id, lessons) };
}

function quizOf(asked: Asked): calls.QuizQuestions {
  const { lessonId = '' } = asked.input.path;
  const { document, lessons, quizzes } = courseOf(asked);
  const lesson = lessons.find(({ id }) => id === lessonId);
  if (lessons.length === 0 || (!lesson && lessonId !== calls.AFTER_CLASS)) {
    throw apiError(404, '课时不存在或已删除');
  }
  const empty = { questions: [], version: 1, savedTime: null, published: false };
  const known = quizzes.get(lessonId) ?? { ...empty, title: '' };
  quizzes.set(lessonId, known);
  known.title = [document.title, lesson?.title || '课后测验'].join(' · ');
  return known;
}

export function quizBankRoutes(routes: Routes): void {
  route(routes, calls.getCourseQuizzes, (asked) => {
    const { document, lessons, quizzes } = courseOf(asked);
    const afterClass = { id: calls.AFTER_CLASS, title: '课后测验' };
    return {
      title: document.title,
      quizzes: [...lessons, ...(lessons.length > 0 ? [afterClass] : [])].map(({ id, title }) => {
        const { questions = [], published = false } = quizzes.get(id) ?? {};
        return { lessonId: id, title, count: questions.length, published };
      }),
    };
  });
  route(routes, calls.getQuizQuestions, quizOf);
  route(routes, calls.saveQuizQuestions, (asked) => {
    const quiz = quizOf(asked);
    const { published, questions } = take(
      { published: v.boolean(), questions: v.array(v.looseObject({ type: v.string() })) },
      asked.input.body,
    );
    if (questions.some(({ type }) => type === 'essay'))
      throw apiError(400, '练习由系统自动判分，不支持简答题');
    const saved = replaceQuestions(quiz, asked);
    quiz.published = published;
    return saved;
  });
  route(routes, calls.importQuizQuestions, (asked) => {
    quizOf(asked);
    return questionsOfSheet(asked);
  });
}
