import { describe, expect, it } from 'vitest';
import { placeCard, ringBox, scrollTo } from '#host/app/pages/workbench/tour/tour-place.ts';

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
const card = { width: 340, height: 200 };
const desk = { width: 1440, height: 900 };

describe('the card stands', () => {
  it.each([
    ['below a part at the left, edge to edge', box(300, 300, 900, 500), { left: 300, top: 508 }],
    ['below a part at the right, edge to edge', box(1200, 10, 1240, 58), { left: 900, top: 66 }],
    ['above a part at the bottom', box(300, 500, 900, 880), { left: 300, top: 292 }],
    ['to the right of a menu as high as the window', box(32, 84, 272, 884), { left: 284, top: 84 }],
    ['to the left of a high part at the right', box(1100, 84, 1400, 884), { left: 748, top: 84 }],
    ['within the window beside a high part that begins low', box(32, 188, 272, 890), { left: 284, top: 188 }],
  ])('%s', (_, part, place) => {
    expect(placeCard(part, card, desk)).toMatchObject(place);
  });

  it('in the corner if the part fills the window', () => {
    expect(placeCard(box(0, 70, 1000, 600), card, { width: 1000, height: 600 })).toEqual({
      left: 648,
      top: 388,
    });
  });

  it('within the window, however long its text is', () => {
    const { top } = placeCard(box(32, 84, 272, 884), { width: 340, height: 890 }, desk);
    expect(top).toBe(12);
  });

  it.each([
    box(300, 300, 900, 500),
    box(1200, 10, 1240, 58),
    box(300, 500, 900, 880),
    box(32, 84, 272, 884),
    box(1100, 84, 1400, 884),
  ])('never over its part %o', (part) => {
    const { left, top } = placeCard(part, card, desk);
    const isApart =
      left >= part.right ||
      left + card.width <= part.left ||
      top >= part.bottom ||
      top + card.height <= part.top;
    expect(isApart).toBe(true);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(left + card.width).toBeLessThanOrEqual(desk.width);
    expect(top + card.height).toBeLessThanOrEqual(desk.height);
  });
});

describe('the page scrolls', () => {
  const free = { top: 60, bottom: 600 };
  it.each([
    ['not for a part that is seen', { top: 72, bottom: 588 }, 0],
    ['down to a part below', { top: 700, bottom: 900 }, 312],
    ['down to a part behind the sheet', { top: 400, bottom: 620 }, 32],
    ['up to a part above', { top: -300, bottom: -100 }, -372],
    ['up to a part behind the header', { top: 40, bottom: 200 }, -32],
    ['to the top of a part that is higher than the room', { top: 300, bottom: 1300 }, 228],
  ])('%s', (_, part, by) => {
    expect(scrollTo(part, free)).toBe(by);
  });
});

it('the ring has room around its part', () => {
  expect(ringBox(box(10, 20, 30, 40), 4)).toEqual(box(6, 16, 34, 44));
});
