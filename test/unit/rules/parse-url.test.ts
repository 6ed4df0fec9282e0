import { expect, test } from 'vitest';
import { parseUrl } from '#src/rules/parse-url.ts';

test.each([
  ['https://a.example/b', undefined, 'https://a.example/b'],
  ['/b?c', 'https://a.example', 'https://a.example/b?c'],
  ['/b', undefined, undefined],
  ['https://', undefined, undefined],
  ['', undefined, undefined],
])('%j on %j is %j', (text, base, href) => {
  expect(parseUrl(text, base)?.href).toBe(href);
});
