// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { getCourses, getLives, getProjects, getStudios } from '#src/api/lists.ts';
import { getOrders } from '#src/api/orders.ts';
import { getRelated, type RelatedItem, type RelatedSubject } from '#src/api/related.ts';
import { getCertificates } from '#src/api/space.ts';
import { getMyProjects } from '#src/api/study.ts';
import { portalOf, sandboxAt, type Ask } from './portal.ts';

const all = { current: 1, size: 200 };
const lists = { project: getProjects, course: getCourses, live: getLives, studio: getStudios } as const;

const related = (ask: Ask, kind: RelatedSubject, id: string) => ask(getRelated, { kind, id });

const idsOf = (items: readonly RelatedItem[], kind: string) =>
  items.filter((item) => item.kind === kind).map(({ id }) => id);

describe('related items', () => {
  it.each(['course', 'live'] as const)(
    'link each project and its parts (%s) with each other',
    async (kind) => {
      const ask = portalOf(sandboxAt(), 'teacher');
      const parts = (await ask(lists[kind], all)).records.map(({ id }) => id);
      for (const { id } of (await ask(getProjects, all)).records) {
        for (const part of idsOf(await related(ask, 'project', id), kind)) {
          expect(parts).toContain(part);
          expect(idsOf(await related(ask, kind, part), 'project')).toEqual([id]);
        }
      }
      const linked = await Promise.all(parts.map((part) => related(ask, kind, part)));
      expect(linked.filter((items) => idsOf(items, 'project').length === 1).length).toBeGreaterThan(
        parts.length / 2,
      );
    },
  );

  it('link each studio and its members with each other', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    for (const { id } of (await ask(getStudios, all)).records) {
      const members = idsOf(await related(ask, 'studio', id), 'person');
      expect(members.length).toBeGreaterThan(0);
      for (const member of members) {
        expect(idsOf(await related(ask, 'person', member), 'studio')).toContain(id);
      }
    }
  });

  it('lead from a studio to what its leader shares', async () => {
    const ask = portalOf(sandboxAt(), 'admin');
    const studio = (await ask(getStudios, all)).records.find(({ authorId }) => authorId === 'u-1001');
    const items = await related(ask, 'studio', studio?.id ?? '');
    const courses = (await ask(getCourses, { ...all, authorId: 'u-1001' })).records;
    expect(idsOf(items, 'course')).toEqual(courses.slice(0, 4).map(({ id }) => id));
    expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['person', 'course', 'live', 'resource']));
  });

  it('lead from a project to the learner’s own exam, order and certificate', async () => {
    const sandbox = sandboxAt();
    const ask = portalOf(sandbox, 'teacher');
    const projects = await ask(getMyProjects, undefined);
    const orders = (await ask(getOrders, all)).records;
    for (const { id, orderId } of projects) {
      const items = await related(ask, 'project', id);
      expect(idsOf(items, 'order')).toEqual(orderId ? [orderId] : []);
      for (const exam of idsOf(items, 'exam')) {
        expect(idsOf(await related(ask, 'exam', exam), 'project')).toEqual([id]);
      }
    }
    expect(orders.some(({ sourceType }) => sourceType === 'project')).toBe(true);

    const { id = '' } = projects[0] ?? {};
    expect(idsOf(await related(ask, 'project', id), 'certificate')).toEqual([]);
    await sandbox.fetch('http://localhost/sandbox/certify', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user: 'teacher', projectId: id }),
    });
    const [newest] = (await ask(getCertificates, all)).records;
    expect(idsOf(await related(ask, 'project', id), 'certificate')).toEqual([newest?.id]);
  });

  it('say nothing to a guest of what a learner has', async () => {
    const sandbox = sandboxAt();
    const [project] = await portalOf(sandbox, 'teacher')(getMyProjects, undefined);
    const items = await related(portalOf(sandbox), 'project', project?.id ?? '');
    expect(idsOf(items, 'course').length + idsOf(items, 'live').length).toBeGreaterThan(0);
    expect([...idsOf(items, 'exam'), ...idsOf(items, 'order'), ...idsOf(items, 'certificate')]).toEqual([]);
  });
});
