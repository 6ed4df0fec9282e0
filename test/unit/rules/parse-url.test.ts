import { expect, test } from 'vitest';
import { parseUrl } from '#src/rules/parse-url.ts';

test.each([
  ['https://a.example/b', undefined, 'https://a.example/b'],
  ['/b?c', 'https://a.example', 'https://a.example/b?c'],
  ['/b', undefined, null],
  ['https://', undefined, null],
  ['', undefined, null],
])('%j on %j is %j', (text, base, href) => {
  const url = parseUrl(text, base);
  expect(url && url.href).toBe(href);
});
