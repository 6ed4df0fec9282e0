import { expect, test } from 'vitest';
import { searchOf } from '#src/rules/search-of.ts';

test.each([
  [{}, ''],
  [{ a: '' }, '?a='],
  [{ a: '1', b: '教 研' }, '?a=1&b=%E6%95%99+%E7%A0%94'],
])('the parameters %j are written as %j', (parameters, search) => {
  expect(searchOf(new URLSearchParams(parameters))).toBe(search);
});
