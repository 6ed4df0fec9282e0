import { computeAccessibleName } from 'dom-accessibility-api';
import { composedElements, isReachable } from './find.ts';

/** iOS zooms into a focused field whose font is smaller. */
const FIELD_FONT_PX = 16;

/** Texts whose colour is transparent, as every colour is that the browser does not know. */
export function invisibleTexts(): string[] {
  return composedElements(document)
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((element) => /^rgba\(.*, 0\)$|\/ 0\)$/.test(getComputedStyle(element).color))
    .flatMap(ownText);
}

function ownText(element: Element): string[] {
  const text = [...element.childNodes]
    .filter((node) => node instanceof Text)
    .map(({ data }) => data)
    .join('')
    .trim();
  return text && !(element instanceof HTMLOptionElement) ? [`${element.className}: ${text}`] : [];
}

export const isSideways = (): boolean =>
  document.documentElement.scrollWidth > document.documentElement.clientWidth + 1;

/** Fields for typing whose font is too small for a phone. */
export function smallFields(): string[] {
  const typed = 'input:not([type=checkbox], [type=radio], [type=range], [type=file]), textarea, select';
  return composedElements(document)
    .filter((element) => element.matches(typed) && element.checkVisibility())
    .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < FIELD_FONT_PX)
    .map((element) => `${element.className} ${element.getAttribute('aria-label') ?? ''}`);
}

/** Controls that stick out of the window, or of a box that cuts them off and cannot be scrolled. */
export function cutControls(): string[] {
  return composedElements(document)
    .filter((element) => element.matches('a[href], button, input, select, textarea'))
    .filter((element) => isReachable(element) && element.getBoundingClientRect().width > 1)
    .filter(isCut)
    .map((element) => `${element.className}: ${computeAccessibleName(element)}`);
}

function isCut(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect();
  for (let box = parentOf(element); box; box = parentOf(box)) {
    const { overflowX } = getComputedStyle(box);
    if (overflowX === 'auto' || overflowX === 'scroll') return false;
    const edges = box.getBoundingClientRect();
    if (overflowX !== 'visible' && (left < edges.left - 1 || right > edges.right + 1)) return true;
  }
  return left < -1 || right > document.documentElement.clientWidth + 1;
}

function parentOf(element: Element): Element | null {
  const parent = element.parentNode;
  if (parent instanceof ShadowRoot) return parent.host;
  return parent === document.body || !(parent instanceof Element) ? null : parent;
}
