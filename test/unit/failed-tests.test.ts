import { expect, test } from 'vitest';
import { failedTests } from '../failed-tests.ts';

const failures = ` FAIL  |unit| a.test.ts > adds
AssertionError: expected 1 to be 2`;

test.each([
  [
    'the failures, without what stands before and the count after',
    `
 ✓ |unit| b.test.ts (2 tests) 3ms
\u001B[31m⎯⎯⎯⎯⎯⎯⎯\u001B[39m Failed Tests 1 ⎯⎯⎯⎯⎯⎯⎯

${failures}

 Test Files  1 failed | 1 passed (2)
      Tests  1 failed | 2 passed (3)`,
    `⎯⎯⎯⎯⎯⎯⎯ Failed Tests 1 ⎯⎯⎯⎯⎯⎯⎯\n\n${failures}`,
  ],
  ['failures without a count', `⎯⎯ Failed Suites 1 ⎯⎯\n${failures}\n`, `⎯⎯ Failed Suites 1 ⎯⎯\n${failures}`],
  ['an error outside a test', '⎯⎯ Unhandled Error ⎯⎯\nTypeError: x', '⎯⎯ Unhandled Error ⎯⎯\nTypeError: x'],
  ['the last lines of a crash', `${'line\n'.repeat(50)}Killed`, `${'line\n'.repeat(39)}Killed`],
])('finds %s', (_, output, expected) => {
  expect(failedTests(output)).toBe(expected);
});
