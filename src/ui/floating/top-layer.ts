/* The top layer for a `popover="manual"` that is rendered only while it is open. */

/* oxlint-disable floor/newer -- this file stands in for popovers where they are missing */

/**
 * Puts it above everything on the page. Where popovers are missing (before Chromium 114, Firefox 125, Safari 17), the
 * highest `z-index` stands in for the top layer.
 */
export function enterTopLayer(element: HTMLElement): void {
  if (!hasPopovers(element)) element.style.zIndex = '2147483647';
  else if (element.isConnected && !isOpen(element)) element.showPopover();
}

export function leaveTopLayer(element: HTMLElement): void {
  if (hasPopovers(element) && isOpen(element)) element.hidePopover();
}

/** Lifts it above what has entered the top layer since. */
export function raiseInTopLayer(element: HTMLElement): void {
  if (!hasPopovers(element) || !isOpen(element)) return;
  element.hidePopover();
  element.showPopover();
}

const hasPopovers = (element: HTMLElement) => typeof element.showPopover === 'function';

// Where popovers are missing, the selector throws.
const isOpen = (element: HTMLElement) => element.matches(':popover-open');
