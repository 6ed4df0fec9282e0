// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { getFavourites, setFavourite } from '#src/api/comments.ts';
import { getCourses } from '#src/api/lists.ts';
import { noonish, portalOf, sandboxAt, type Ask } from './portal.ts';

const all = { current: 1, size: 100 };

const courseOf = async (ask: Ask, id: string) =>
  (await ask(getCourses, { id, current: 1, size: 1 })).records[0];

/** A course that the account has not kept. */
async function otherCourse(ask: Ask): Promise<string> {
  const kept = (await ask(getFavourites, all)).records.map(({ sourceId }) => sourceId);
  const courses = (await ask(getCourses, all)).records;
  return courses.find(({ id }) => !kept.includes(id))?.id ?? '';
}

describe('favourites', () => {
  it('are kept, once however often it is asked for, and given up', async () => {
    const clock = { time: noonish };
    const ask = portalOf(sandboxAt(clock), 'teacher');
    const before = (await ask(getFavourites, all)).total;
    const sourceId = await otherCourse(ask);
    const course = { sourceType: 'course', sourceId };
    expect((await courseOf(ask, sourceId))?.favourite).toBe(false);

    await ask(setFavourite, { ...course, favourite: true });
    await ask(setFavourite, { ...course, favourite: true });
    const { records, total } = await ask(getFavourites, all);
    expect(total).toBe(before + 1);
    expect(records[0]).toMatchObject(course);
    expect((await courseOf(ask, sourceId))?.favourite).toBe(true);

    await ask(setFavourite, { ...course, favourite: false });
    await ask(setFavourite, { ...course, favourite: false });
    expect((await ask(getFavourites, all)).total).toBe(before);
  });

  it('are one’s own', async () => {
    const sandbox = sandboxAt();
    const teacher = portalOf(sandbox, 'teacher');
    const sourceId = await otherCourse(teacher);
    await teacher(setFavourite, { sourceType: 'course', sourceId, favourite: true });
    for (const other of [portalOf(sandbox, 'admin'), portalOf(sandbox)]) {
      expect((await courseOf(other, sourceId))?.favourite).toBe(false);
    }
    expect((await portalOf(sandbox, 'newcomer')(getFavourites, all)).total).toBe(0);
  });

  it('are items of the catalogue', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    for (const [sourceType, sourceId] of [
      ['course', '0'],
      ['comment', '5003'],
    ] as const) {
      await expect(ask(setFavourite, { sourceType, sourceId, favourite: true })).rejects.toThrow();
    }
  });
});
