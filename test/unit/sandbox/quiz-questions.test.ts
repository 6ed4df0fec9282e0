// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { getAuthored, getAuthoredPage, saveAuthored } from '#src/api/authoring.ts';
import type { Question } from '#src/api/exams.ts';
import * as authored from '#src/api/learning/quiz-questions.ts';
import { answerQuiz, getQuizzes } from '#src/api/learning/quizzes.ts';
import { getCourses } from '#src/api/lists.ts';
import { portalOf, sandboxAt } from './portal.ts';

const { AFTER_CLASS } = authored;

const judge = (id: string, more: Partial<Question> = {}): Question => ({
  id,
  type: 'judge',
  title: '地球是圆的。',
  options: [],
  points: 2,
  answer: ['true'],
  analysis: '',
  ...more,
});

/** An author with a published course of two lessons, and a learner of its organisation. */
async function scene() {
  const sandbox = sandboxAt();
  const [author, learner] = [portalOf(sandbox, 'admin'), portalOf(sandbox, 'teacher')];
  const lessons = ['one', 'two'].map((id) => ({ id, title: `课时 ${id}` }));
  const file = { id: '', url: '/sandbox/films/triangle.webm', name: '三角形.webm' };
  const content = {
    fields: { title: '三角形的认识', price: '0' },
    choices: {},
    files: { one: [file], two: [file] },
    chapters: [{ id: 'chapter', title: '第一章', lessons }],
  };
  const kind = 'openCourse' as const;
  const { id } = await author(saveAuthored, { kind, action: 'publish', content });
  const save = async (lessonId: string, questions: Question[], published = true) => {
    const { version } = await author(authored.getQuizQuestions, { kind, id, lessonId });
    return author(authored.saveQuizQuestions, { kind, id, lessonId, questions, version, published });
  };
  const seen = async () =>
    (await learner(getQuizzes, { courseId: id })).map(({ title, lessonId, questions }) => ({
      title,
      lessonId,
      questions: questions.map((one) => one.id),
    }));
  return { author, learner, kind, id, content, save, seen };
}

describe('the quizzes that an author writes', () => {
  it('are one for each lesson and one after class, which learners get once they are published', async () => {
    const { author, kind, id, save, seen } = await scene();
    expect((await author(authored.getCourseQuizzes, { kind, id })).quizzes).toMatchObject([
      { lessonId: 'one', title: '课时 one', count: 0, published: false },
      { lessonId: 'two', count: 0, published: false },
      { lessonId: AFTER_CLASS, count: 0, published: false },
    ]);
    await save('one', [judge('a'), judge('b')]);
    await save('two', [judge('c')], false);
    await save(AFTER_CLASS, [judge('d')]);
    expect(await seen()).toEqual([
      { title: '随堂练习', lessonId: 'one', questions: ['a', 'b'] },
      { title: '课后测验', lessonId: 'two', questions: ['d'] },
    ]);
    expect((await author(authored.getCourseQuizzes, { kind, id })).quizzes).toMatchObject([
      { count: 2, published: true },
      { count: 1, published: false },
      { count: 1, published: true },
    ]);
  });

  it('are gone for learners when they are withdrawn or empty', async () => {
    const { save, seen } = await scene();
    await save('one', [judge('a')]);
    await save('one', [judge('a')], false);
    expect(await seen()).toEqual([]);
    await save('one', [judge('a')]);
    await save('one', []);
    expect(await seen()).toEqual([]);
  });

  it('follow the lessons of the published course', async () => {
    const { author, kind, id, content, save, seen } = await scene();
    await save('two', [judge('a')]);
    await save(AFTER_CLASS, [judge('b')]);
    const chapters = content.chapters.map((chapter) => ({
      ...chapter,
      lessons: chapter.lessons.slice(0, 1),
    }));
    await author(saveAuthored, { kind, id, action: 'publish', content: { ...content, chapters } });
    expect(await seen()).toEqual([{ title: '课后测验', lessonId: 'one', questions: ['b'] }]);
    await expect(author(authored.getQuizQuestions, { kind, id, lessonId: 'two' })).rejects.toThrow(
      '课时不存在',
    );
  });

  it('are marked by the key of their author; other questions are another quiz', async () => {
    const { learner, id, save } = await scene();
    await save('one', [judge('a')]);
    const quizOf = async () => {
      const [quiz] = await learner(getQuizzes, { courseId: id });
      if (!quiz) throw new Error('the course has no quiz');
      return quiz;
    };
    const { id: quizId } = await quizOf();
    const sent = { courseId: id, quizId, answers: { a: ['true'] } };
    expect(await learner(answerQuiz, sent)).toMatchObject({ score: 2, points: 2 });
    await save('one', [judge('a', { title: '地球是球体。' })]);
    expect((await quizOf()).result).toMatchObject({ score: 2 });
    await save('one', [judge('a'), judge('b')]);
    expect((await quizOf()).result).toBeNull();
  });

  it('are saved once per version, by the author alone, and have no essays', async () => {
    const { author, learner, kind, id, save } = await scene();
    const key = { kind, id, lessonId: 'one' };
    await save('one', [judge('a')]);
    const again = { ...key, questions: [], version: 1, published: true };
    await expect(author(authored.saveQuizQuestions, again)).rejects.toThrow('已在其他窗口');
    await expect(save('one', [judge('a', { type: 'essay' })])).rejects.toThrow('不支持简答题');
    await expect(learner(authored.getCourseQuizzes, { kind, id })).rejects.toThrow('不存在');
    await expect(learner(authored.getQuizQuestions, key)).rejects.toThrow('不存在');
  });

  it('go with their video when the author of a simple course sorts them', async () => {
    const { author, learner } = await scene();
    const video = (id: string) => ({ id, url: '/sandbox/films/triangle.webm', name: `${id}.webm` });
    const content = (ids: string[]) => ({
      fields: { title: '作业设计', price: '0' },
      choices: {},
      files: { film: ids.map(video) },
      chapters: [],
    });
    const kind = 'course' as const;
    const { id } = await author(saveAuthored, { kind, action: 'publish', content: content(['甲', '乙']) });
    const { quizzes } = await author(authored.getCourseQuizzes, { kind, id });
    const lessonId = quizzes[1]?.lessonId ?? '';
    await author(authored.saveQuizQuestions, {
      ...{ kind, id, lessonId, version: 1, published: true },
      questions: [judge('a')],
    });
    await author(saveAuthored, { kind, id, action: 'publish', content: content(['乙', '甲']) });
    const [course] = (await learner(getCourses, { current: 1, size: 1, id })).records;
    const [first] = course?.chapters?.[0]?.lessons ?? [];
    expect(first?.title).toBe('乙');
    expect(await learner(getQuizzes, { courseId: id })).toMatchObject([{ lessonId: first?.id }]);
  });

  it('are there from the beginning for a course of the seed', async () => {
    const author = portalOf(sandboxAt(), 'teacher');
    const { records } = await author(getAuthoredPage, { kind: 'openCourse', current: 1, size: 50 });
    const { id } = records.find(({ state }) => state === 'published') ?? { id: '' };
    const document = await author(getAuthored, { kind: 'openCourse', id });
    const [quiz] = await author(getQuizzes, { courseId: id });
    expect(quiz?.lessonId).toBe(document.content.chapters?.[0]?.lessons?.[0]?.id);
    expect(quiz?.questions).toHaveLength(3);
  });
});
