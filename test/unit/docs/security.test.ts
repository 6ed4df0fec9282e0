// @vitest-environment node
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '#host/server/paths.ts';
import english from '#stories/docs/en/20-security.mdx?raw';
import chinese from '#stories/docs/zh/20-security.mdx?raw';

const testsOf = (text: string) => [...text.matchAll(/`(test\/[^`]+)`/g)].map(([, file = '']) => file);

/** The requirements of level 1 and 2 of the chapters on front ends (3) and sessions (7) of ASVS 5.0. */
const sections: Readonly<Record<string, number>> = {
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
};
const requirements = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
);

/** A row may name a range, e.g. `7.1.1–7.1.3`. */
const answered = (text: string) =>
  [...text.matchAll(/^\| (\d\.\d)\.(\d)(?:–\1\.(\d))? +\|/gm)].flatMap(([, section, first, last = first]) =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, index) => `${section}.${Number(first) + index}`,
    ),
  );

test('each promise names tests that exist, the same in both languages', () => {
  const files = testsOf(english);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !existsSync(root + file))).toEqual([]);
  expect(testsOf(chinese)).toEqual(files);
});

test.each([
  ['English', english],
  ['Chinese', chinese],
])('the %s table answers each requirement once', (_, text) => {
  expect(answered(text)).toEqual(requirements);
});
