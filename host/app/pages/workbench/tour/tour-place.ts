import { positionPopover, type Box, type Size } from '#src/ui/menus/popover-position.ts';

/** Between the card and what it stands beside, and between either and the edge of the window. */
const gap = 12;

/** The part with the room of its ring. */
export function ringBox({ left, top, right, bottom }: Box, width: number): Box {
  return { left: left - width, top: top - width, right: right + width, bottom: bottom + width };
}

/**
 * Places the card below or above its part, or beside a part that leaves no room there, e.g. a menu as high as the window.
 * It covers the part only in a window that has room on no side.
 */
export function placeCard(part: Box, card: Size, window: Size): { left: number; top: number } {
  const room = Math.max(part.top, window.height - part.bottom) - 2 * gap;
  if (card.height <= room) {
    const isLeft = part.left + part.right < window.width;
    return positionPopover(part, card, window, isLeft ? 'start' : 'end');
  }
  const top = Math.max(gap, Math.min(part.top, window.height - card.height - gap));
  const right = window.width - card.width - gap;
  if (part.right + gap <= right) return { left: part.right + gap, top };
  const left = part.left - gap - card.width;
  if (left >= gap) return { left, top };
  return { left: right, top: Math.max(gap, window.height - card.height - gap) };
}

/** How far the page scrolls until a part is within the free room of the window; a part that is higher shows its top. */
export function scrollTo(part: Pick<Box, 'top' | 'bottom'>, free: Pick<Box, 'top' | 'bottom'>): number {
  const top = free.top + gap;
  const bottom = free.bottom - gap;
  if (part.top >= top && part.bottom <= bottom) return 0;
  const isHigher = part.bottom - part.top > bottom - top;
  return part.top < top || isHigher ? part.top - top : part.bottom - bottom;
}
