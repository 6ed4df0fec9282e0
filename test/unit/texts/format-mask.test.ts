import { expect, test } from 'vitest';
import { maskMobile } from '../../../src/texts/format.ts';

test.each([
  ['13812345678', '138****5678'],
  ['138****5678', '138****5678'],
  ['+8613812345678', '+86*******5678'],
  ['12345678', '123*5678'],
  ['1234567', '*******'],
  ['110', '***'],
  ['', ''],
])('the number "%s" is shown as "%s"', (mobile, shown) => {
  expect(maskMobile(mobile)).toBe(shown);
});
