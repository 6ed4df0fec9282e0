import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clampToWindow, moveByKey } from '#src/ui/floating/floating-position.ts';
import { FLOATING_EDGE_PX } from '#src/rules/limits.ts';

describe('the floating button', () => {
  const window = { width: 390, height: 844 };
  const button = { width: 56, height: 56 };

  test('stays within the window wherever it is dragged', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (right, bottom) => {
        const position = clampToWindow({ right, bottom }, window, button);
        expect(position.right).toBeGreaterThanOrEqual(FLOATING_EDGE_PX);
        expect(position.right + button.width + FLOATING_EDGE_PX).toBeLessThanOrEqual(window.width);
        expect(position.bottom).toBeGreaterThanOrEqual(FLOATING_EDGE_PX);
        expect(position.bottom + button.height + FLOATING_EDGE_PX).toBeLessThanOrEqual(window.height);
      }),
    );
  });

  test('arrow keys move it, Shift further, other keys do not', () => {
    const position = { right: 100, bottom: 100 };
    expect(moveByKey(position, 'ArrowLeft', false)).toEqual({ right: 116, bottom: 100 });
    expect(moveByKey(position, 'ArrowDown', true)).toEqual({ right: 100, bottom: 4 });
    expect(moveByKey(position, 'Enter', false)).toBeNull();
  });
});
