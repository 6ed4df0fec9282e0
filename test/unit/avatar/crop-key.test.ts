import type { KeyboardEvent } from 'react';
import { expect, it, test, vi } from 'vitest';
import { cropKey } from '#widgets/avatar/crop-key.ts';

const press = (key: string, held: Partial<KeyboardEvent> = {}) =>
  ({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held }) as KeyboardEvent;

const picture = { width: 300, height: 300 };

function tool() {
  return { picture, move: vi.fn(), zoom: vi.fn(), read: () => ({ scale: 1, turns: 0, x: 0, y: 0 }) };
}

test.each([
  ['ArrowLeft', {}, [-2, 0]],
  ['ArrowRight', {}, [2, 0]],
  ['ArrowUp', {}, [0, -2]],
  ['ArrowDown', { shiftKey: true }, [0, 20]],
])('%s %o moves the picture by %o', (key, held, step) => {
  const cropper = tool();
  expect(cropKey(press(key, held), cropper)).toBe(true);
  expect(cropper.move.mock.calls).toEqual([step]);
});

test.each([
  ['+', {}, 0.55],
  ['+', { shiftKey: true }, 0.55],
  ['=', {}, 0.55],
  ['-', {}, 0.45],
])('%s %o zooms to %d', (key, held, zoom) => {
  const cropper = tool();
  expect(cropKey(press(key, held), cropper)).toBe(true);
  // Scale 1 is half-way between the minimum, 0.5, and four times that.
  expect(cropper.zoom.mock.lastCall?.[0]).toBeCloseTo(zoom);
});

it('leaves every other key alone, and those of the browser', () => {
  const cropper = tool();
  for (const event of [
    press('Tab'),
    press('Escape'),
    press('a'),
    press('+', { ctrlKey: true }),
    press('ArrowLeft', { altKey: true }),
  ]) {
    expect(cropKey(event, cropper)).toBe(false);
  }
  expect(cropper.move).not.toHaveBeenCalled();
  expect(cropper.zoom).not.toHaveBeenCalled();
});
