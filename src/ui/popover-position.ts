export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Position {
  left: number;
  top: number;
  /** How high it may be before it has to scroll. */
  maxHeight: number;
}

const gap = 8;

/**
 * Where a popover goes that belongs to an anchor, in px of the viewport: below it, or above where there is more room,
 * and never over an edge. `end`: both have their right edge in common.
 */
export function positionPopover(
  anchor: Box,
  popover: Size,
  viewport: Size,
  align: 'start' | 'end',
): Position {
  const below = viewport.height - anchor.bottom - 2 * gap;
  const above = anchor.top - 2 * gap;
  const isBelow = popover.height <= below || below >= above;
  const maxHeight = Math.max(0, isBelow ? below : above);
  const wanted = align === 'end' ? anchor.right - popover.width : anchor.left;
  return {
    left: Math.max(gap, Math.min(wanted, viewport.width - popover.width - gap)),
    top: isBelow ? anchor.bottom + gap : anchor.top - gap - Math.min(popover.height, maxHeight),
    maxHeight,
  };
}
