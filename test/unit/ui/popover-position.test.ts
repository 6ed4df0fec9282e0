import { expect, test } from 'vitest';
import { positionPopover } from '#src/ui/menus/popover-position.ts';

const viewport = { width: 400, height: 600 };
const menu = { width: 200, height: 180 };
const box = (left: number, top: number) => ({ left, top, right: left + 80, bottom: top + 40 });

test.each([
  ['below the button, left edges in line', box(100, 50), 'start', { left: 100, top: 98 }],
  ['right edges in line', box(300, 50), 'end', { left: 180, top: 98 }],
  ['never over the right edge', box(310, 50), 'start', { left: 192, top: 98 }],
  ['never over the left edge', box(0, 50), 'end', { left: 8, top: 98 }],
  ['above, where there is more room', box(100, 540), 'start', { left: 100, top: 352 }],
] as const)('%s', (_, anchor, align, place) => {
  expect(positionPopover(anchor, menu, viewport, align)).toMatchObject(place);
});

test('what is too high for either side scrolls in the larger one', () => {
  const place = positionPopover(box(100, 200), { width: 200, height: 2000 }, viewport, 'start');
  expect(place).toEqual({ left: 100, top: 248, maxHeight: 344 });
});
