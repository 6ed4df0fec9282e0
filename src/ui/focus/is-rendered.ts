/** False if the element or an ancestor has `display: none`. */
export function isRendered(element: Element): boolean {
  // oxlint-disable-next-line floor/newer -- missing before Safari 17.4
  if (typeof element.checkVisibility === 'function') return element.checkVisibility();
  return element.getClientRects().length > 0;
}

/** True if the element is rendered and not hidden by `visibility`. */
export function isVisible(element: Element): boolean {
  return isRendered(element) && getComputedStyle(element).visibility === 'visible';
}
