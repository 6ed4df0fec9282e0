import { SCROLL_THRESHOLD } from '#src/ui/scrolling/useScrolledPast.ts';

/** px that the page scrolls in the other direction before the tools follow; less is a finger's tremble. */
export const TURN_DISTANCE = 8;

export interface ScrollTrend {
  /** The furthest scroll position in the current direction. */
  extreme: number;
  isDown: boolean;
}

/** Follows the direction of scrolling. Near the top of the page it counts as up. */
export function followScroll({ extreme, isDown }: ScrollTrend, y: number): ScrollTrend {
  if (y <= SCROLL_THRESHOLD) return { extreme: y, isDown: false };
  const turns = isDown ? y < extreme - TURN_DISTANCE : y > extreme + TURN_DISTANCE;
  if (turns) return { extreme: y, isDown: !isDown };
  return { extreme: isDown ? Math.max(extreme, y) : Math.min(extreme, y), isDown };
}

export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

export function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
