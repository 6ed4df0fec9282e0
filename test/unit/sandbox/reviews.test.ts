// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { getReviews, saveReview } from '#src/api/comments.ts';
import { getProgress, saveProgress, type PlayedPart } from '#src/api/progress.ts';
import { getMyCourses } from '#src/api/study.ts';
import { noonish, portalOf, sandboxAt, type Ask } from './portal.ts';

const all = { current: 1, size: 100 };

const reviewsOf = (ask: Ask, sourceId: string, sourceType = 'course') =>
  ask(getReviews, { sourceType, sourceId, ...all });

/** One of the account's own courses that it has finished, or has not. */
async function ownCourse(ask: Ask, isFinished: boolean): Promise<string> {
  const { records } = await ask(getMyCourses, { current: 1, size: 200 });
  return records.find(({ progress }) => (progress === 100) === isFinished)?.id ?? '';
}

async function finish(ask: Ask, id: string): Promise<void> {
  const { lessons } = await ask(getProgress, { kind: 'course', id });
  const parts = lessons.map((lesson): PlayedPart => ({
    kind: 'course',
    itemId: id,
    lessonId: lesson.id,
    ranges: [[0, 24]],
    at: 24,
    duration: 24,
    time: noonish,
  }));
  await ask(saveProgress, { parts });
}

describe('reviews of a course', () => {
  it('are read by everybody, with the mean of all of them', async () => {
    const sandbox = sandboxAt();
    for (const id of ['5003', '5004', '5005', '5008']) {
      const { records, total, mean, mayReview, own } = await reviewsOf(portalOf(sandbox), id);
      expect(records).toHaveLength(total);
      const sum = records.reduce((stars, review) => stars + review.stars, 0);
      expect(mean).toBe(total > 0 ? sum / total : null);
      expect([mayReview, own]).toEqual([false, null]);
      const times = records.map(({ createTime }) => createTime);
      expect(times).toEqual(times.toSorted().toReversed());
    }
  });

  it('are written by those who have finished it, once: the next one replaces the first', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    const sourceId = await ownCourse(ask, true);
    const course = { sourceType: 'course', sourceId };
    const before = await reviewsOf(ask, sourceId);
    expect(before.mayReview).toBe(true);
    await ask(saveReview, { ...course, stars: 4, content: '很实用' });
    await ask(saveReview, { ...course, stars: 2, content: '' });
    const after = await reviewsOf(ask, sourceId);
    expect(after.total).toBe(before.total + 1);
    expect(after.own).toMatchObject({ userId: 'u-1001', stars: 2, content: '' });
    expect(after.records[0]).toEqual(after.own);
    expect(after.mean).not.toBe(before.mean);
  });

  it('are refused from those who have not, until they have', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    const sourceId = await ownCourse(ask, false);
    const review = { sourceType: 'course', sourceId, stars: 5, content: '' };
    expect((await reviewsOf(ask, sourceId)).mayReview).toBe(false);
    await expect(ask(saveReview, review)).rejects.toThrow('学完课程后才能评价');
    await finish(ask, sourceId);
    expect((await reviewsOf(ask, sourceId)).mayReview).toBe(true);
    await ask(saveReview, review);
    expect((await reviewsOf(ask, sourceId)).own).toMatchObject({ stars: 5 });
  });

  it.each([
    [{ stars: 0 }],
    [{ stars: 6 }],
    [{ stars: 4.5 }],
    [{ content: '好'.repeat(501) }],
    [{ sourceType: 'live' }],
    [{ sourceId: '0' }],
  ])('are refused with %o', async (wrong) => {
    const ask = portalOf(sandboxAt(), 'teacher');
    const sourceId = await ownCourse(ask, true);
    const review = { sourceType: 'course', sourceId, stars: 5, content: '', ...wrong };
    await expect(ask(saveReview, review)).rejects.toThrow();
    expect((await reviewsOf(ask, sourceId)).own).toBeNull();
  });
});
