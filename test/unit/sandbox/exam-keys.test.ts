// @vitest-environment node
import { expect, it } from 'vitest';
import { getAuthoredPage } from '#src/api/authoring.ts';
import {
  getAttempt,
  getExam,
  getExamResult,
  startExam,
  submitAttempt,
  type Question,
} from '#src/api/exams.ts';
import { getExamsToMark, getPaper, getExamPapers } from '#src/api/marking.ts';
import { getExamQuestions } from '#src/api/question-bank.ts';
import { noonish, portalOf, sandboxAt, type Ask } from './portal.ts';

const ids = [1, 2, 3, 4, 5, 6, 7, 8].map((place) => `ex-${place}`);
const all = { current: 1, size: 100 };

/** All questions whose key an account sees: in the editor, in its results and where it marks. */
async function knownKeys(ask: Ask): Promise<Question[]> {
  const seen: Question[] = [];
  for (const { id } of (await ask(getAuthoredPage, { kind: 'exam', ...all })).records)
    seen.push(...(await ask(getExamQuestions, { id })).questions);
  for (const exam of ids) {
    const { results } = await ask(getExam, { id: exam });
    for (const { id } of results) seen.push(...(await ask(getExamResult, { id })).questions);
  }
  for (const { id } of (await ask(getExamsToMark, all)).records) {
    const [paper] = await ask(getExamPapers, { id });
    if (paper) seen.push(...(await ask(getPaper, { id: paper.id })).questions);
  }
  return seen.filter(({ answer, analysis }) => answer?.length || analysis);
}

/** The questions of the exams that an account can sit now. */
async function questionsToSit(ask: Ask): Promise<Question[]> {
  const found: Question[] = [];
  for (const id of ids) {
    const { startTime, endTime, attempts, results } = await ask(getExam, { id });
    const isOpen = (startTime ?? Infinity) <= noonish && noonish < (endTime ?? 0);
    if (!isOpen || results.length >= (attempts ?? 1)) continue;
    const { attemptId } = await ask(startExam, { id });
    found.push(...(await ask(getAttempt, { id: attemptId })).questions);
  }
  return found;
}

/** A question, however it is put. */
const plain = (title: string) => title.replaceAll(/[^\p{Script=Han}\d]/gu, '');

it.each(['teacher', 'admin'])(
  '%s sees the key of no question of an exam that can still be sat',
  async (user) => {
    const ask = portalOf(sandboxAt(), user);
    const keys = new Set((await knownKeys(ask)).map(({ title }) => plain(title)));
    const toSit = await questionsToSit(ask);
    expect(toSit.length).toBeGreaterThan(20);
    expect(keys.size).toBeGreaterThan(15);
    expect(toSit.filter(({ title }) => keys.has(plain(title)))).toEqual([]);
  },
);

it('a colleague who may sit the exam marks its essays, and sees neither key nor the other answers', async () => {
  const sandbox = sandboxAt();
  const [teacher, admin] = [portalOf(sandbox, 'teacher'), portalOf(sandbox, 'admin')];
  const { attemptId } = await teacher(startExam, { id: 'ex-1' });
  const { questions } = await teacher(getAttempt, { id: attemptId });
  const answers = questions.map(({ id, type }) => ({
    questionId: id,
    answer: [type === 'essay' ? '先做课前调查' : 'a'],
    at: noonish,
  }));
  await teacher(submitAttempt, { id: attemptId, answers });
  const exams = await admin(getExamsToMark, all);
  const exam = exams.records.find(({ title }) => title === '2026 年教师信息技术应用能力测试');
  const [row] = await admin(getExamPapers, { id: exam?.id ?? '' });
  const paper = await admin(getPaper, { id: row?.id ?? '' });
  expect(new Set(paper.questions.map(({ type }) => type))).toEqual(new Set(['essay']));
  expect(paper.questions.flatMap(({ answer }) => answer)).toEqual([]);
});

it('the key is there once no try is left', async () => {
  const clock = { time: noonish };
  const ask = portalOf(sandboxAt(clock), 'teacher');
  const keys = async () =>
    (await ask(getExamResult, { id: 'ex-2-1' })).questions.flatMap(({ answer }) => answer);
  expect(await keys()).toEqual([]);
  clock.time += 40 * 86_400_000;
  expect((await keys()).length).toBeGreaterThan(9);
});
