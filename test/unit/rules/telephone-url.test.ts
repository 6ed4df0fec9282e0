import { expect, test } from 'vitest';
import { telephoneUrl } from '#src/rules/telephone-url.ts';

test.each([
  ['+86 (27) 8765-4321', 'tel:+862787654321'],
  ['400 820 8820', 'tel:4008208820'],
])('%s is called by %s', (number, url) => {
  expect(telephoneUrl(number)).toBe(url);
});
