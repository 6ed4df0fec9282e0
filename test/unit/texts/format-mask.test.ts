import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { maskNumber } from '#src/texts/format.ts';

test.each([
  ['13812345678', '138****5678'],
  ['138****5678', '138****5678'],
  ['+8613812345678', '+86*******5678'],
  ['42010619880312452X', '420***********452X'],
  ['12345678', '123*5678'],
  ['1234567', '*******'],
  ['110', '***'],
  ['', ''],
])('the number "%s" is shown as "%s"', (number, shown) => {
  expect(maskNumber(number)).toBe(shown);
});

it('shows at most seven characters of a number, and never all', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9X]{1,18}$/), (number) => {
      const shown = maskNumber(number);
      expect(shown).toHaveLength(number.length);
      expect(shown.replaceAll('*', '').length).toBeLessThanOrEqual(7);
      expect(shown).toContain('*');
    }),
  );
});
