import { TURN_DISTANCE_PX } from '../../limits.ts';
import { SCROLL_THRESHOLD_PX } from '#src/rules/limits.ts';

export interface ScrollTrend {
  /** The furthest scroll position in the current direction. */
  extreme: number;
  isDown: boolean;
}

/** Follows the direction of scrolling. Near the top of the page it counts as up. */
export function followScroll({ extreme, isDown }: ScrollTrend, y: number): ScrollTrend {
  if (y <= SCROLL_THRESHOLD_PX) return { extreme: y, isDown: false };
  const turns = isDown ? y < extreme - TURN_DISTANCE_PX : y > extreme + TURN_DISTANCE_PX;
  if (turns) return { extreme: y, isDown: !isDown };
  return { extreme: isDown ? Math.max(extreme, y) : Math.min(extreme, y), isDown };
}

export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

export function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
