// @vitest-environment node
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

/** The modules as a run with this `CASES` has them. */
async function runWith(cases: string | undefined) {
  vi.stubEnv('CASES', cases);
  vi.resetModules();
  return { ...(await import('../cases.ts')), ...(await import('../left-out.ts')) };
}

const DAYS = ['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'];

async function runOnEachDay() {
  const runs: Awaited<ReturnType<typeof runWith>>[] = [];
  for (const day of DAYS) runs.push(await runWith(day));
  return runs;
}

describe('the rows of a table', () => {
  test('are due once each in so many days, in their order, and some of them every day', async () => {
    const runs = await runOnEachDay();
    const counts = fc.integer({ min: 1, max: 40 });
    const roundsOfDays = fc.integer({ min: 1, max: DAYS.length });
    fc.assert(
      fc.property(counts, roundsOfDays, (count, days) => {
        const rows = Array.from({ length: count }, (_, row) => row);
        const due = runs.slice(0, Math.min(days, count)).map(({ dueRows }) => dueRows(rows, days));
        for (const some of due) {
          expect(some).not.toEqual([]);
          expect(some).toEqual(rows.filter((row) => some.includes(row)));
        }
        expect(due.flat().toSorted((one, other) => one - other)).toEqual(rows);
      }),
    );
  });

  test('are all due with all cases', async () => {
    const { dueRows } = await runWith('all');
    expect(dueRows(['a', 'b', 'c'], 3)).toEqual(['a', 'b', 'c']);
  });
});

describe('the files of a project', () => {
  test('run once each in so many days; those that choose among their rows run every day', async () => {
    const runs = await runOnEachDay();
    const runsOf = new Map<string, number>();
    for (const { filesIn, leftOut } of runs.slice(0, 3)) {
      const files = filesIn('test/e2e', /\.test\.ts$/);
      const out = leftOut(files, 3);
      for (const file of files)
        if (!out.some((one) => one.endsWith(`/${file}`))) runsOf.set(file, (runsOf.get(file) ?? 0) + 1);
    }
    expect(runsOf.get('test/e2e/walk.test.ts')).toBe(3);
    expect(runsOf.get('test/e2e/back.test.ts')).toBe(1);
    expect(new Set(runsOf.values())).toEqual(new Set([1, 3]));
    expect(runsOf.size).toBe(runs[0]?.filesIn('test/e2e', /\.test\.ts$/).length);
  });

  test.each(['all', undefined])('all run where CASES is %s', async (cases) => {
    const { filesIn, leftOut } = await runWith(cases);
    expect(leftOut(filesIn('test/e2e', /\.test\.ts$/), 3)).toEqual([]);
  });
});
