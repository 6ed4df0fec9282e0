// @vitest-environment node
import { describe, expect, it } from 'vitest';
import * as lists from '#src/api/lists.ts';
import { pictureUrl } from '#host/sandbox/pictures/pictures.ts';
import { portalOf, sandboxAt } from './portal.ts';

const calls = Object.entries(lists);

describe.each(calls)('%s', (_, call) => {
  const sandbox = sandboxAt();
  const ask = portalOf(sandbox, 'teacher');

  it('has pages of a long list, each row once', async () => {
    const first = await ask(call, { current: 1, size: 12 });
    expect(first.total).toBeGreaterThanOrEqual(30);
    const ids = new Set<string>();
    for (let current = 1; current <= Math.ceil(first.total / 12); current++) {
      const page = await ask(call, { current, size: 12 });
      expect(page.current).toBe(current);
      page.records.forEach(({ id }) => ids.add(id));
    }
    expect(ids.size).toBe(first.total);
    expect((await ask(call, { current: 99, size: 12 })).records).toEqual([]);
  });

  it('shows rows with all that a card shows', async () => {
    const { records } = await ask(call, { current: 1, size: 100 });
    for (const row of records) {
      expect(row.title.length).toBeGreaterThan(3);
      expect(row.summary).not.toBe('');
      expect(row.tags.length).toBeGreaterThan(0);
      expect(row.cover.startsWith(pictureUrl('cover', '').replace('.svg', ''))).toBe(true);
    }
  });

  it('finds one row by its id', async () => {
    const [row] = (await ask(call, { current: 2, size: 3 })).records;
    const found = await ask(call, { current: 1, size: 1, id: row?.id });
    // Details come with more than the list shows.
    expect(found.records).toEqual([expect.objectContaining({ id: row?.id, title: row?.title })]);
    expect(found.records[0]?.content).toContain('<');
    expect(found.total).toBe(1);
  });

  it('is narrowed by category and sorted by heat', async () => {
    const [row] = (await ask(call, { current: 1, size: 1 })).records;
    const categoryId = String(row?.categoryId);
    const { records } = await ask(call, { current: 1, size: 100, categoryId, sort: 'hot' });
    expect(records.every((one) => one.categoryId === categoryId)).toBe(true);
    const heat = records.map(({ hot }) => hot);
    expect(heat).toEqual(heat.toSorted((one, other) => other - one));
  });

  it('is open to visitors', async () => {
    expect((await portalOf(sandbox)(call, { current: 1, size: 5 })).records).toHaveLength(5);
  });

  it('is empty where an organisation is only being set up', async () => {
    expect((await portalOf(sandbox, 'newcomer')(call, { current: 1, size: 5 })).total).toBe(0);
  });
});
