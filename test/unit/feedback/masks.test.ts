import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isMask, maskBetween, maskByKey } from '#widgets/feedback/screenshot/masks.ts';

describe('masks of a screenshot', () => {
  test('are the area between two points, whichever way it was drawn, and within the picture', () => {
    expect(maskBetween('m', { x: 0.75, y: 0.5 }, { x: 0.25, y: 1.5 })).toEqual({
      id: 'm',
      x: 0.25,
      y: 0.5,
      width: 0.5,
      height: 0.5,
    });
  });

  test('a slip of the pointer is no mask', () => {
    expect(isMask(maskBetween('m', { x: 0.5, y: 0.5 }, { x: 0.501, y: 0.8 }))).toBe(false);
  });

  test('stay within the picture, whatever keys are pressed', () => {
    const key = fc.tuple(fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'), fc.boolean());
    fc.assert(
      fc.property(fc.array(key, { maxLength: 80 }), (keys) => {
        let mask = maskBetween('m', { x: 0.4, y: 0.4 }, { x: 0.6, y: 0.5 });
        for (const [name, isResize] of keys) mask = maskByKey(mask, name, isResize) ?? mask;
        for (const [from, size] of [
          [mask.x, mask.width],
          [mask.y, mask.height],
        ] as const) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(size).toBeGreaterThan(0);
          expect(from + size).toBeLessThanOrEqual(1.0000001);
        }
      }),
    );
  });
});
