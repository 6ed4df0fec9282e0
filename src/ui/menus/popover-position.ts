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
  /** The maximum height before the popover scrolls. */
  maxHeight: number;
}

const gap = 8;

/**
 * Positions a popover beside its anchor, in px of its own styles: below it, or above if there is more room, and
 * always inside the viewport. `end` aligns the right edges.
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
