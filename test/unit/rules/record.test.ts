import { expect, test } from 'vitest';
import { isRecord } from '#src/rules/record.ts';

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [Object.create(null), true],
  [null, false],
  [undefined, false],
  [[], false],
  [[{}], false],
  ['text', false],
  [1, false],
  [() => 1, false],
])('%j has named fields: %j', (value, has) => {
  expect(isRecord(value)).toBe(has);
});
