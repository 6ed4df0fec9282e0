// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { getCourses, getDiscoveries, getLives } from '#src/api/lists.ts';
import { portalOf, sandboxAt } from './portal.ts';

const ask = portalOf(sandboxAt(), 'teacher');
const all = { current: 1, size: 100 };

describe('the chapters', () => {
  it('come only with one item that is asked for by id', async () => {
    const { records } = await ask(getCourses, all);
    expect(records.some((record) => 'chapters' in record)).toBe(false);
    const one = await ask(getCourses, { id: records[0]?.id ?? '', current: 1, size: 1 });
    expect(one.records[0]?.chapters?.length).toBeGreaterThan(0);
  });

  it('of every course are two to four, with two to four lessons that have videos and captions', async () => {
    // Authors make as many as they like.
    const madeUp = (await ask(getCourses, all)).records.filter(({ authorId }) => authorId?.startsWith('p-'));
    for (const { id } of madeUp) {
      const [course] = (await ask(getCourses, { id, current: 1, size: 1 })).records;
      if (course?.owned === false) continue;
      const chapters = course?.chapters ?? [];
      expect([2, 3, 4]).toContain(chapters.length);
      for (const { lessons } of chapters) {
        expect([2, 3, 4]).toContain(lessons?.length);
        for (const { url, captions, duration } of lessons ?? []) {
          expect(url).toMatch(/^\/sandbox\/films\/triangle\.(webm|m3u8)$/);
          expect(captions?.map(({ language }) => language)).toEqual(['zh-CN', 'en']);
          expect(duration).toBe(24);
        }
      }
      const ids = chapters.flatMap(({ lessons }) => (lessons ?? []).map((lesson) => lesson.id));
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('of a live session are its replay, once it is over', async () => {
    for (const { id, status } of (await ask(getLives, all)).records) {
      const [live] = (await ask(getLives, { id, current: 1, size: 1 })).records;
      expect(live?.chapters?.[0]?.title).toBe(status === 2 ? '直播回放' : undefined);
    }
  });

  it('of a short video are one upright video; other discoveries have none', async () => {
    for (const { id, categoryId } of (await ask(getDiscoveries, all)).records) {
      const [found] = (await ask(getDiscoveries, { id, current: 1, size: 1 })).records;
      const urls = found?.chapters?.flatMap(({ lessons }) => (lessons ?? []).map(({ url }) => url));
      expect(urls).toEqual(categoryId === 'd6' ? ['/sandbox/films/triangle-upright.webm'] : undefined);
    }
  });

  it('of a course that has to be bought first have no videos, but for the first lesson', async () => {
    const paid = (await ask(getCourses, all)).records.filter(({ price }) => price);
    const asked = await Promise.all(
      paid.map(async ({ id }) => (await ask(getCourses, { id, current: 1, size: 1 })).records[0]),
    );
    const toBuy = asked.filter((course) => course?.owned === false);
    expect(toBuy.length).toBeGreaterThan(0);
    for (const course of toBuy) {
      const [first, ...others] = (course?.chapters ?? []).flatMap(({ lessons }) => lessons ?? []);
      expect(first).toMatchObject({ trial: true, url: expect.stringMatching(/^\/sandbox\/films\//) });
      expect(others.filter(({ url }) => url !== '')).toEqual([]);
    }
  });
});
