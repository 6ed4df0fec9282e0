import type { Size } from '../menus/popover-position.ts';

/*
 * The CSS property `zoom` of a page: pointers and bounding boxes are measured in px of the window, but lengths in styles
 * and offsets in zoomed px.
 */

/** How many px of the window one px of the element's own styles is. */
export function zoomOf(element: Element): number {
  // Older browsers do not know it, and measure boxes in zoomed px too.
  const { currentCSSZoom = 1 } = element as Partial<Element>;
  return currentCSSZoom;
}

/** The size of the window without its scrollbars, in px of the element's own styles. */
export function windowSizeFor(element: Element): Size {
  const { clientWidth, clientHeight } = element.ownerDocument.documentElement;
  const zoom = zoomOf(element);
  return { width: clientWidth / zoom, height: clientHeight / zoom };
}
