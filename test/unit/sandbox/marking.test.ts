// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { getExamsToMark, getPaper, getExamPapers, markAnswer } from '#src/api/marking.ts';
import { portalOf, sandboxAt, type Ask } from './portal.ts';

/** Gives full points to every essay of a paper that has none. */
async function markWhole(ask: Ask, id: string): Promise<void> {
  const { questions } = await ask(getPaper, { id });
  for (const { id: questionId, points, score } of questions) {
    if (score === null) await ask(markAnswer, { id, questionId, points, comment: '' });
  }
}

describe('papers of an exam that is marked anonymously', () => {
  it('show names and schools once all of them are marked', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    const before = await ask(getExamPapers, { id: 'mk-2' });
    expect(before.length).toBeGreaterThan(10);
    expect(new Set(before.flatMap(({ realName, school }) => [realName, school]))).toEqual(new Set(['']));
    expect(before.map(({ number }) => number)).toEqual(before.map((_, place) => place + 1));
    const [last, ...others] = before.toReversed();
    for (const { id } of others) await markWhole(ask, id);
    expect((await ask(getExamPapers, { id: 'mk-2' })).every(({ realName }) => realName === '')).toBe(true);
    await markWhole(ask, last?.id ?? '');
    const after = await ask(getExamPapers, { id: 'mk-2' });
    expect(after.every(({ realName, school }) => realName !== '' && school !== '')).toBe(true);
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  it('are not given away by their ids', async () => {
    const sandbox = sandboxAt();
    const ask = portalOf(sandbox, 'teacher');
    for (const { id } of (await ask(getExamsToMark, { current: 1, size: 100 })).records) {
      for (const paper of await ask(getExamPapers, { id })) expect(paper.id).not.toMatch(/u-\d/);
    }
  });

  it('show names at once where the exam hides none', async () => {
    const papers = await portalOf(sandboxAt(), 'teacher')(getExamPapers, { id: 'mk-1' });
    expect(papers.some(({ isMarked }) => !isMarked)).toBe(true);
    expect(papers.every(({ realName }) => realName !== '')).toBe(true);
  });
});
