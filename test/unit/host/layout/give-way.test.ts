import { describe, expect, test } from 'vitest';
import { followScroll, overlaps, type ScrollTrend } from '#host/app/layout/floating/give-way.ts';

/** Follows a page through scroll positions and returns for each whether it counts as scrolled down. */
function trendsOf(positions: readonly number[]): boolean[] {
  let trend: ScrollTrend = { extreme: 0, isDown: false };
  return positions.map((y) => (trend = followScroll(trend, y)).isDown);
}

describe('the floating tools', () => {
  test.each([
    ['stay near the top', [20, 40, 60], [false, false, false]],
    ['give way on the way down', [61, 300, 900], [true, true, true]],
    ['come back on the way up', [900, 890, 400], [true, false, false]],
    ['wait through a tremble', [900, 895, 899, 893], [true, true, true, true]],
    ['come back although the way up is slow', [900, 896, 892, 888], [true, true, true, false]],
    ['give way although the way down is slow', [900, 500, 504, 508, 512], [true, false, false, false, true]],
    ['are back at the top', [900, 60], [true, false]],
    ['stay where the page bounces above its top', [-30, -5, 0], [false, false, false]],
  ])('%s', (_, positions, expected) => {
    expect(trendsOf(positions)).toEqual(expected);
  });

  const box = (left: number, top: number, size = 48) => ({
    left,
    top,
    right: left + size,
    bottom: top + size,
  });
  test.each([
    ['covers a control under it', box(300, 700), box(320, 720), true],
    ['covers a corner', box(300, 700), box(347, 747), true],
    ['does not cover its neighbour', box(300, 700), box(348, 700), false],
    ['does not cover what is above it', box(300, 700), box(300, 652), false],
    ['covers a small one wholly', box(300, 700), box(310, 710, 8), true],
  ])('%s', (_, one, other, expected) => {
    expect(overlaps(one, other)).toBe(expected);
    expect(overlaps(other, one)).toBe(expected);
  });
});
