import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { logoutCall, LOGOUT_PATH } from '#src/api/logout.ts';
import { areAllCases, casesName } from '#test/cases.ts';
import { callName, callRows, endpoints } from '#test/unit/api/endpoint-list.ts';
import { holesOfCell } from './cell.ts';
import { faults, type Sample } from './fault-list.ts';
import type { Caller } from './manners.tsx';
import { matrixTable, summary, type Cell } from './matrix-table.ts';
import { sampleOf } from './samples.ts';
import { isCellDue } from './due-cells.ts';

// Code that is loaded on demand is there at once, so that no time goes by while it loads.
import.meta.glob(['#src/http/*.ts', '#src/session/**/*.ts', '#src/data/queries/*.ts'], { eager: true });

interface Row {
  name: string;
  sample: () => Promise<{ caller: Caller; sample: Sample }>;
}

const rows: readonly Row[] = [
  ...callRows.map((row) => ({ name: callName(row), sample: () => sampleOf(row) })),
  {
    // The sandbox answers a browser with a redirect.
    name: `GET ${LOGOUT_PATH}`,
    sample: async () => ({
      caller: { endpoint: logoutCall, input: undefined as never },
      sample: { json: { code: 200, data: null } },
    }),
  },
];

const cells: Cell[] = [];
const rejections: string[] = [];
const reject = (reason: unknown) => void rejections.push(String(reason));

beforeAll(() => {
  process.on('unhandledRejection', reject);
  // Each world is a browser of its own; tabs have suites of their own.
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

afterAll(() => {
  process.off('unhandledRejection', reject);
  vi.unstubAllGlobals();
  const names = faults.map(({ name }) => name);
  // oxlint-disable-next-line eslint/no-console -- the matrix is the result of the command
  console.log(
    areAllCases
      ? matrixTable(cells, names)
      : `${summary(cells)}; again: CASES=${casesName} npm run test:faults`,
  );
});

it('has a row for every call', () => {
  const listed = new Set(rows.map(({ name }) => name));
  expect(endpoints.map(({ definition }) => callName(definition)).filter((name) => !listed.has(name))).toEqual(
    [],
  );
});

describe('a call that does not succeed', () => {
  it.each(rows.map((row) => [row.name, row.sample] as const))('%s', async (name, load) => {
    const { caller, sample } = await load();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    try {
      for (const [index, fault] of faults.entries()) {
        const answer = fault.of(sample);
        if (!answer || !isCellDue(name, index)) continue;
        const holes = await holesOfCell(caller, answer, fault.isLoggedOut);
        holes.push(...rejections.splice(0).map((reason) => `a rejection that nobody handles: ${reason}`));
        cells.push({ call: name, fault: fault.name, holes });
      }
    } finally {
      vi.useRealTimers();
    }
    const own = cells.filter(({ call }) => call === name);
    expect(own.flatMap(({ fault, holes }) => holes.map((hole) => `${fault}: ${hole}`))).toEqual([]);
  });
});
