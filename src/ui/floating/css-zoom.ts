import { isShadowRoot } from '../../rules/element-kind.ts';
import type { Size } from '../menus/popover-position.ts';

/*
 * The CSS property `zoom` of a page: pointers and the window are measured in px of the window, but lengths in styles and
 * offsets in zoomed px. Bounding boxes are in px of the window too, except in browsers without `currentCSSZoom`.
 */

/** How many px of the window one px of the element's own styles is. */
export function zoomOf(element: Element): number {
  return (element as Partial<Element>).currentCSSZoom ?? multipliedZoom(element);
}

/** How many px of its bounding box one px of the element's own styles is. */
export function boxZoomOf(element: Element): number {
  return (element as Partial<Element>).currentCSSZoom ?? 1;
}

/** The size of the window without its scrollbars, in px of the element's own styles. */
export function windowSizeFor(element: Element): Size {
  const { clientWidth, clientHeight } = element.ownerDocument.documentElement;
  const zoom = zoomOf(element);
  return { width: clientWidth / zoom, height: clientHeight / zoom };
}

function multipliedZoom(element: Element): number {
  // A browser that does not know the property has no value of it.
  const own = Number.parseFloat(getComputedStyle(element).getPropertyValue('zoom')) || 1;
  const parent = element.assignedSlot ?? element.parentElement ?? hostOf(element);
  return parent ? own * multipliedZoom(parent) : own;
}

function hostOf(element: Element): Element | null {
  const root = element.getRootNode();
  return isShadowRoot(root) ? root.host : null;
}
