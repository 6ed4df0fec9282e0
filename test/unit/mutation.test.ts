// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { tableBetweenMarks } from '#test/marked-table.ts';
import { areas } from '#test/mutation/areas.ts';
import { holes } from '#test/mutation/holes/holes.ts';
import { judge, type Listed } from '#test/mutation/judge.ts';
import { mutantsOf, type Report } from '#test/mutation/report.ts';
import { survivors } from '#test/mutation/survivors.ts';

const at = (line: number, column: number) => ({ line, column });

const report: Report = {
  files: {
    'src/a.ts': {
      source: 'const a = b > 0;\nrun(() => {\n  stop();\n});\n',
      mutants: [
        { status: 'Killed', replacement: 'b <= 0', location: { start: at(1, 11), end: at(1, 16) } },
        { status: 'Survived', replacement: 'b >= 0', location: { start: at(1, 11), end: at(1, 16) } },
        { status: 'NoCoverage', replacement: '{}', location: { start: at(2, 11), end: at(4, 2) } },
        { status: 'Timeout', replacement: '() => undefined', location: { start: at(2, 5), end: at(4, 2) } },
        { status: 'Ignored', replacement: 'false', location: { start: at(1, 11), end: at(1, 16) } },
        {
          status: 'NoCoverage',
          static: true,
          replacement: 'true',
          location: { start: at(1, 11), end: at(1, 16) },
        },
      ],
    },
  },
};

const mutants = mutantsOf(report);
const list: Listed[] = [
  {
    file: 'src/a.ts',
    why: 'for the test',
    mutants: [
      ['const a', 'b > 0', 'b >= 0'],
      ['run(', '{', '{}'],
    ],
  },
];

test('a mutant is told by its line, by what was replaced and by what', () => {
  expect(mutants).toEqual([
    { file: 'src/a.ts', line: 1, code: 'const a = b > 0;', from: 'b > 0', to: 'b <= 0', hasDied: true },
    { file: 'src/a.ts', line: 1, code: 'const a = b > 0;', from: 'b > 0', to: 'b >= 0', hasDied: false },
    { file: 'src/a.ts', line: 2, code: 'run(() => {', from: '{', to: '{}', hasDied: false },
    { file: 'src/a.ts', line: 2, code: 'run(() => {', from: '() => {', to: '() => undefined', hasDied: true },
  ]);
});

describe('of the mutants of a run', () => {
  it('those that no test came to lower the score, and those that did not run do not', () => {
    expect(judge(mutants, list)).toEqual({ mutants: 4, killed: 2, score: 50, unlisted: [], stale: [] });
  });

  it('a survivor is told unless it is listed', () => {
    expect(judge(mutants, []).unlisted).toEqual([mutants[1], mutants[2]]);
  });

  it('a listed one that has died is told', () => {
    const all: Listed[] = [{ file: 'src/a.ts', why: 'for the test', mutants: [['a', 'b > 0', 'b <= 0']] }];
    expect(judge(mutants, [...list, ...all]).stale).toEqual(['src/a.ts: a: b > 0 → b <= 0']);
  });

  it('one of a file that did not run is not missed', () => {
    const other: Listed[] = [{ file: 'src/b.ts', why: 'for the test', mutants: [['a', 'b', 'c']] }];
    expect(judge(mutants, [...list, ...other]).stale).toEqual([]);
  });
});

const files = ['src', 'host/app', 'host/server', 'test/unit'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' }).map(
    (name) => `${room}/${name.replaceAll('\\', '/')}`,
  ),
);

test.each(Object.entries(areas))('the area %s has sources and tests', (_, { mutate, tests }) => {
  const unmatched = [...mutate, ...tests].filter(
    (glob) => !files.some((file) => matchesGlob(file, glob.replace(/^!/, ''))),
  );
  expect(unmatched).toEqual([]);
});

test.each(survivors)(
  'the survivors of $file have a reason and stand in its code',
  ({ file, why, mutants: of }) => {
    expect(why.length).toBeGreaterThan(20);
    const lines = readFileSync(file, 'utf8').split('\n');
    for (const [line, from] of of)
      expect(lines.filter((one) => one.includes(line) && one.includes(from))).not.toEqual([]);
  },
);

test('the recorded scores reach the floor of their areas, and are the same in both languages', () => {
  const [one, other] = ['en', 'zh'].map((locale) =>
    tableBetweenMarks(readFileSync(`stories/docs/${locale}/20-security.mdx`, 'utf8'), 'mutation'),
  );
  expect(other).toEqual(one);
  const rows = (one ?? []).slice(1);
  expect(rows).not.toEqual([]);
  for (const [name = '', all, killed, score = ''] of rows) {
    expect(parseFloat(score)).toBeCloseTo((Number(killed) / Number(all)) * 100, 0);
    expect(parseFloat(score)).toBeGreaterThanOrEqual(areas[name.replaceAll('`', '')]?.floor ?? 100);
  }
});

test.each(holes)('the fault “$fault” can still be made in one place', ({ file, from, to, test: held }) => {
  expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2);
  expect(to).not.toBe(from);
  expect(existsSync(held)).toBe(true);
});
