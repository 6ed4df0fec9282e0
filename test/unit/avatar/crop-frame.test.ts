import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  covering,
  firstPlacement,
  following,
  fromMatrix,
  moved,
  percentOf,
  scaleLimits,
  toMatrix,
  turned,
  zoomed,
  zoomOf,
  type Placement,
  type Size,
} from '#widgets/avatar/crop-frame.ts';
import { AVATAR_CROP_PX, AVATAR_STAGE_PX } from '#widgets/limits.ts';

const anySize = fc.record({
  width: fc.integer({ min: 1, max: 9000 }),
  height: fc.integer({ min: 1, max: 9000 }),
});
const anyPlacement = fc.record({
  scale: fc.double({ min: 1e-6, max: 1e4, noNaN: true }),
  turns: fc.integer({ min: 0, max: 3 }),
  x: fc.double({ min: -1e5, max: 1e5, noNaN: true }),
  y: fc.double({ min: -1e5, max: 1e5, noNaN: true }),
});

/** Returns by how many px the crop exceeds the picture; zero apart from rounding. */
function uncovered({ scale, turns, x, y }: Placement, { width, height }: Size): number {
  const [across, down] = turns % 2 === 0 ? [width, height] : [height, width];
  const half = AVATAR_CROP_PX / 2;
  return Math.max(half + Math.abs(x) - (across * scale) / 2, half + Math.abs(y) - (down * scale) / 2);
}

describe('however the picture is moved, zoomed and turned', () => {
  it('the crop stays covered', () => {
    fc.assert(
      fc.property(
        anySize,
        anyPlacement,
        anyPlacement,
        fc.double({ min: -2, max: 3, noNaN: true }),
        (size, one, other, zoom) => {
          const placed = covering(one, size);
          const all = [
            firstPlacement(size),
            placed,
            following(placed, other, size),
            moved(placed, other.x, other.y, size),
            turned(placed, 1, size),
            turned(placed, -1, size),
            zoomed(placed, zoom, size),
          ];
          for (const placement of all) expect(uncovered(placement, size)).toBeLessThan(1e-6);
        },
      ),
    );
  });

  it('four quarter turns lead back', () => {
    fc.assert(
      fc.property(
        anySize,
        anyPlacement,
        fc.constantFrom(1 as const, -1 as const),
        (size, wish, direction) => {
          const placed = covering(wish, size);
          let now = placed;
          for (let turn = 0; turn < 4; turn += 1) now = turned(now, direction, size);
          expect(now.turns).toBe(placed.turns);
          expect(now.scale).toBeCloseTo(placed.scale);
        },
      ),
    );
  });

  it('a matrix says the same as the placement it was made of', () => {
    fc.assert(
      fc.property(anySize, anyPlacement, (size, wish) => {
        const placed = covering(wish, size);
        const read = fromMatrix(toMatrix(placed, size), size);
        expect(read.turns).toBe(placed.turns);
        expect(read.scale).toBeCloseTo(placed.scale);
        expect(read.x).toBeCloseTo(placed.x, 4);
        expect(read.y).toBeCloseTo(placed.y, 4);
      }),
    );
  });

  it('the slider shows the zoom it was set to', () => {
    fc.assert(
      fc.property(anySize, fc.double({ min: 0, max: 1, noNaN: true }), (size, zoom) => {
        expect(zoomOf(zoomed(firstPlacement(size), zoom, size), size)).toBeCloseTo(zoom);
      }),
    );
  });
});

test.each<[string, Size, number]>([
  ['a landscape lies whole on the stage', { width: 1120, height: 840 }, AVATAR_STAGE_PX / 1120],
  ['a portrait lies whole on the stage', { width: 840, height: 1120 }, AVATAR_STAGE_PX / 1120],
  ['a panorama covers the crop', { width: 4000, height: 500 }, AVATAR_CROP_PX / 500],
  ['a small picture fills the stage', { width: 200, height: 200 }, AVATAR_STAGE_PX / 200],
  ['a tiny one fills it too', { width: 10, height: 10 }, AVATAR_STAGE_PX / 10],
])('at first %s', (_, size, scale) => {
  expect(firstPlacement(size)).toEqual({ scale, turns: 0, x: 0, y: 0 });
});

test.each([
  ['a small picture', { width: 150, height: 150 }, 4],
  ['a photograph: up to its own pixels', { width: 1200, height: 900 }, 6],
  ['a huge one: no further than one can aim', { width: 9000, height: 6000 }, 10],
])('%s can be zoomed in', (_, size, times) => {
  const { least, most } = scaleLimits(size);
  expect(most / least).toBeCloseTo(times);
  expect(percentOf(zoomed(firstPlacement(size), 1, size), size)).toBe(times * 100);
});

describe('a gesture', () => {
  const size = { width: 600, height: 600 };
  const before: Placement = { scale: 0.5, turns: 0, x: 0, y: 0 };

  it('goes as far as it may along its own way', () => {
    const { most } = scaleLimits(size);
    // Twice the allowed scale, around a point from which the centre moves away by 10 px on the way.
    const wish = { scale: before.scale + 2 * (most - before.scale), turns: 0, x: 20, y: -20 };
    expect(following(before, wish, size)).toEqual({ scale: most, turns: 0, x: 10, y: -10 });
  });

  it('that only moves the picture stops at its edge', () => {
    expect(following(before, { ...before, x: 500, y: -3 }, size)).toEqual({ ...before, x: 75, y: -3 });
  });
});

it('turns about the middle of the crop', () => {
  const size = { width: 600, height: 600 };
  const placed = { scale: 1, turns: 0, x: 40, y: 10 };
  expect(turned(placed, 1, size)).toEqual({ scale: 1, turns: 1, x: -10, y: 40 });
  expect(turned(placed, -1, size)).toEqual({ scale: 1, turns: 3, x: 10, y: -40 });
});
