// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { getCourses } from '#src/api/lists.ts';
import { createOrder, getOrders } from '#src/api/orders.ts';
import { getPerson } from '#src/api/people.ts';
import { getProgress, saveProgress, type PlayedPart } from '#src/api/progress.ts';
import { getCourseArchives } from '#src/api/space.ts';
import { getMyCourses } from '#src/api/study.ts';
import { noonish, portalOf, sandboxAt, type Ask } from './portal.ts';

const all = { current: 1, size: 200 };

const part = (itemId: string, lessonId: string, from: number, to: number, time = noonish): PlayedPart => ({
  kind: 'course',
  itemId,
  lessonId,
  ranges: [[from, to]],
  at: to,
  duration: 24,
  time,
});

/** A course that the teacher neither has nor has written. */
async function strangeCourse(ask: Ask, price: 'free' | 'paid'): Promise<string> {
  const own = new Set((await ask(getMyCourses, all)).records.map(({ id }) => id));
  const { records } = await ask(getCourses, { ...all, price });
  return records.find(({ id, authorId }) => !own.has(id) && authorId !== 'u-1001')?.id ?? '';
}

describe('progress', () => {
  it('is the same in the list of one’s own courses and in the player, for every course', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    for (const { id, progress } of (await ask(getMyCourses, all)).records) {
      expect([id, (await ask(getProgress, { kind: 'course', id })).percent]).toEqual([id, progress]);
    }
  });

  it('enters somebody for a free course, and archives it once all lessons were played', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    const id = await strangeCourse(ask, 'free');
    const { lessons } = await ask(getProgress, { kind: 'course', id });
    await ask(saveProgress, { parts: lessons.map((lesson) => part(id, lesson.id, 23, 24)) });
    expect((await ask(getMyCourses, all)).records[0]).toMatchObject({ id, status: 1 });
    expect((await ask(getProgress, { kind: 'course', id })).lessons.some(({ finished }) => finished)).toBe(
      false,
    );
    await ask(saveProgress, { parts: lessons.map((lesson) => part(id, lesson.id, 0, 22)) });
    expect((await ask(getMyCourses, all)).records[0]).toMatchObject({ id, status: 2, progress: 100 });
    expect((await ask(getCourseArchives, all)).records[0]?.id).toBe(`course-archive-${id}`);
  });

  it('continues on another device, where the latest position stands', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    const id = await strangeCourse(ask, 'free');
    const [first, second] = (await ask(getProgress, { kind: 'course', id })).lessons;
    await ask(saveProgress, { parts: [part(id, String(first?.id), 0, 12, noonish - 1000)] });
    await ask(saveProgress, { parts: [part(id, String(second?.id), 0, 6, noonish - 500)] });
    // Sent late by a device that was offline.
    await ask(saveProgress, { parts: [part(id, String(second?.id), 0, 3, noonish - 5000)] });
    const progress = await ask(getProgress, { kind: 'course', id });
    expect(progress.last).toBe(second?.id);
    expect(progress.lessons[1]).toMatchObject({ at: 6, ranges: [[0, 6]] });
  });
});

describe('a course with a price', () => {
  it('counts nothing before it is bought but its trial lesson, and plays after the payment', async () => {
    const sandbox = sandboxAt();
    const ask = portalOf(sandbox, 'teacher');
    const id = await strangeCourse(ask, 'paid');
    const { lessons } = await ask(getProgress, { kind: 'course', id });
    const parts = lessons.map((lesson) => part(id, lesson.id, 0, 24));
    const [kept] = await ask(saveProgress, { parts });
    expect(kept?.lessons.map(({ finished }) => finished)).toEqual(lessons.map((_, place) => place === 0));
    const order = await ask(createOrder, { sourceType: 'course', sourceId: id });
    expect(await ask(createOrder, { sourceType: 'course', sourceId: id })).toEqual(order);
    await sandbox.fetch(`http://localhost${order.payUrl}`);
    expect((await ask(getMyCourses, all)).records[0]?.id).toBe(id);
    const [course] = (await ask(getCourses, { id, current: 1, size: 1 })).records;
    expect(course?.owned).toBe(true);
    const urls = (course?.chapters ?? []).flatMap(({ lessons }) => lessons.map(({ url }) => url));
    expect(urls).not.toContain('');
    await expect(ask(createOrder, { sourceType: 'course', sourceId: id })).rejects.toThrow('您已拥有该课程');
  });

  it('is never a free one in an order', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    const id = await strangeCourse(ask, 'free');
    await expect(ask(createOrder, { sourceType: 'course', sourceId: id })).rejects.toThrow('无需购买');
    for (const { items } of (await ask(getOrders, all)).records) {
      expect(items?.every(({ price }) => price > 0)).toBe(true);
    }
  });
});

describe('a person', () => {
  it('is known by the id of everybody whose name stands at an item', async () => {
    const ask = portalOf(sandboxAt());
    for (const { teacherId, teacher } of (await ask(getCourses, all)).records) {
      if (teacherId) expect((await ask(getPerson, { id: teacherId })).realName).toBe(teacher);
    }
  });

  it('without an account is one person wherever the name stands', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    const { records } = await ask(getCourses, all);
    const ids = new Map(records.map(({ teacher, teacherId }) => [teacher, teacherId]));
    for (const { teacher, teacherId } of records) expect(ids.get(teacher)).toBe(teacherId);
  });

  it('of another organisation is nobody', async () => {
    await expect(portalOf(sandboxAt(), 'teacher')(getPerson, { id: 'u-1004' })).rejects.toThrow('没有找到');
  });
});
