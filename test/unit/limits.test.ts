// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const limitFiles = ['src/rules/limits.ts', 'widgets/limits.ts', 'host/app/limits.ts'];

const sources = ['src', 'widgets', 'host/app']
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) =>
      `${room}/${path}`.replaceAll('\\', '/'),
    ),
  )
  .filter((path) => /\.tsx?$/.test(path) && !limitFiles.includes(path));

const found = (pattern: RegExp) =>
  sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(pattern)].map(([, name]) => `${path}: ${name}`),
  );

/** Units, facts of the browser, and numbers that have a meaning in one algorithm only. */
const ownToTheirModule = [
  'src/rules/until-midnight.ts: DAY_MS',
  'src/rules/until-midnight.ts: CHINA_OFFSET_MS',
  'widgets/feedback/capture/capture.ts: SAMPLE_SIZE',
  'widgets/feedback/screenshot/masks.ts: MASK_MIN',
  'host/app/content/useNow.ts: LONGEST_TIMER_MS',
  'host/app/pages/certificates/certificate-image.ts: HEAD_LENGTH',
];

test('a constant whose name says a time, a size or a limit stands in the limits of its room', () => {
  const constant =
    /^(?:export )?const ((?:\w+_)?(?:MS|PX|SECONDS|MINUTES|BYTES|MB|SIZE|LENGTH|LIMIT|MAX|MIN|TIMEOUT|INTERVAL|DELAY|DEBOUNCE)(?:_\w+)?|\w*(?:Limit|Size|Timeout|Seconds|Delay|Max|Min|Ms)|limit|size|most|max|min)(?:: [^=]+)? =\s+[-\d(]/gm;
  expect(found(constant).toSorted()).toEqual(ownToTheirModule.toSorted());
});

test('no timer has a bare number', () => {
  const timer = /\b((?:setTimeout|setInterval|AbortSignal\.timeout)\((?:[^;]*?[,(] ?)?\d[\d_]{2,}\))/g;
  // The second of a countdown.
  expect(found(timer)).toEqual([
    'host/app/pages/player/video/video-overlays.tsx: setTimeout(() => setLeft(left - 1), 1000)',
  ]);
});

test.each(limitFiles)('each number of %s says its reason', (path) => {
  const lines = readFileSync(path, 'utf8').split('\n');
  const isNumber = (line = '') => line.startsWith('export const');
  // The second of two that belong together shares the comment of the first.
  const bare = lines.filter(
    (line, at) => isNumber(line) && !lines[at - 1]?.endsWith('*/') && !isNumber(lines[at - 1]),
  );
  expect(bare).toEqual([]);
});

test('the limits of the rooms have no name in common', () => {
  const names = limitFiles.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name),
  );
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test.each(limitFiles)('the agreed numbers of %s are held by constants.test.ts', (path) => {
  const held = readFileSync('test/unit/constants.test.ts', 'utf8');
  const agreed = [...readFileSync(path, 'utf8').matchAll(/Agreed\. \*\/\nexport const (\w+)/g)].map(
    ([, name]) => name,
  );
  expect(agreed.filter((name = '') => !new RegExp(`, ${name}\\b`).test(held))).toEqual([]);
});
