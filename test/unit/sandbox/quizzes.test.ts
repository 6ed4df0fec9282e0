// @vitest-environment node
import { describe, expect, it } from 'vitest';
import * as calls from '#src/api/learning/quizzes.ts';
import { getCourses } from '#src/api/lists.ts';
import { portalOf, sandboxAt, type Ask } from './portal.ts';

const course = { courseId: '5004' };

const firstOf = async (ask: Ask): Promise<calls.Quiz> => {
  const [quiz] = await ask(calls.getQuizzes, course);
  if (!quiz) throw new Error('the course has no quiz');
  return quiz;
};

describe('the quizzes of a course', () => {
  it('show no key before they are answered', async () => {
    const quizzes = await portalOf(sandboxAt(), 'teacher')(calls.getQuizzes, course);
    expect(quizzes.length).toBeGreaterThan(1);
    for (const { questions, result } of quizzes) {
      expect(result).toBeNull();
      for (const { answer, analysis } of questions) expect([answer, analysis]).toEqual([[], '']);
    }
    expect(quizzes.at(-1)?.title).toBe('课后测验');
  });

  it('are marked at once beside their key, and can be answered again', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    const { id: quizId } = await firstOf(ask);
    const empty = await ask(calls.answerQuiz, { ...course, quizId, answers: {} });
    expect(empty.score).toBe(0);
    const right = Object.fromEntries(empty.questions.map(({ id, answer }) => [id, answer ?? []]));
    expect(await ask(calls.answerQuiz, { ...course, quizId, answers: right })).toMatchObject({
      score: empty.points,
      points: empty.points,
    });
    expect((await firstOf(ask)).result?.score).toBe(empty.points);
  });

  it('belong to the learner alone', async () => {
    const sandbox = sandboxAt();
    const [ask, other] = [portalOf(sandbox, 'teacher'), portalOf(sandbox, 'admin')];
    const { id: quizId } = await firstOf(ask);
    await ask(calls.answerQuiz, { ...course, quizId, answers: {} });
    expect((await firstOf(other)).result).toBeNull();
  });

  it('come with a course once it is bought; before, those of its trial lessons', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    const { records } = await ask(getCourses, { current: 1, size: 200, price: 'paid' });
    const ids = await Promise.all(
      records.map(async ({ id }) => {
        const [detail] = (await ask(getCourses, { current: 1, size: 1, id })).records;
        return detail?.owned === false ? id : '';
      }),
    );
    const courseId = ids.find(Boolean) ?? '';
    const [detail] = (await ask(getCourses, { current: 1, size: 1, id: courseId })).records;
    const lessons = (detail?.chapters ?? []).flatMap((chapter) => chapter.lessons);
    const trials = lessons.filter(({ trial }) => trial).map(({ id }) => id);
    const quizzes = await ask(calls.getQuizzes, { courseId });
    expect(quizzes.map(({ lessonId }) => lessonId)).toEqual(trials);
    const locked = lessons.at(-1)?.id ?? '';
    await expect(ask(calls.answerQuiz, { courseId, quizId: `quiz-${locked}`, answers: {} })).rejects.toThrow(
      '练习不存在，或课程尚未购买',
    );
  });
});
