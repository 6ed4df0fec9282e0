import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spliced } from '#src/rules/splice.ts';

test('it is `toSpliced`', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.nat(9), fc.nat(9), fc.array(fc.nat()), (list, index, count, added) => {
      const before = [...list];
      expect(spliced(list, index, count, ...added)).toEqual(list.toSpliced(index, count, ...added));
      expect(list).toEqual(before);
    }),
  );
});
