// @vitest-environment node
import { expect, it } from 'vitest';
import * as authoring from '#src/api/authoring.ts';
import { getAuthoringOverview } from '#src/api/authoring.ts';
import { portalOf, sandboxAt } from './portal.ts';

const all = { current: 1, size: 100 };
const waiting = ['draft', 'review', 'refused'] as const;

it('counts in the overview of an author what the lists of all kinds hold', async () => {
  const ask = portalOf(sandboxAt(), 'teacher');
  const overview = await ask(getAuthoringOverview, undefined);
  for (const state of waiting) {
    const totals = authoring.authoringKinds.map(
      async (kind) => (await ask(authoring.getAuthoredPage, { kind, state, ...all })).total,
    );
    const total = (await Promise.all(totals)).reduce((sum, one) => sum + one, 0);
    expect(overview[state].total).toBe(total);
    expect(overview[state].latest.every((row) => row.state === state)).toBe(true);
  }
  expect(overview.refused.latest.every(({ reason }) => reason !== '')).toBe(true);
  expect(Number(overview.month.published)).toBeGreaterThan(0);
});

it('follows what the author does', async () => {
  const ask = portalOf(sandboxAt(), 'admin');
  const before = await ask(getAuthoringOverview, undefined);
  const content = { fields: { title: '整本书阅读' }, choices: {}, files: {}, chapters: [] };
  const { id } = await ask(authoring.saveAuthored, { kind: 'course', action: 'draft', content });
  const drafted = await ask(getAuthoringOverview, undefined);
  expect(drafted.draft.total).toBe(before.draft.total + 1);
  expect(drafted.draft.latest[0]).toMatchObject({ kind: 'course', id, title: '整本书阅读' });
  await ask(authoring.saveAuthored, { kind: 'course', id, action: 'publish' });
  const published = await ask(getAuthoringOverview, undefined);
  expect(published.draft.total).toBe(before.draft.total);
  expect(published.month.published).toBe(Number(before.month.published) + 1);
});

it('is empty for a newcomer', async () => {
  const overview = await portalOf(sandboxAt(), 'newcomer')(getAuthoringOverview, undefined);
  expect(waiting.map((state) => overview[state].total)).toEqual([0, 0, 0]);
});
