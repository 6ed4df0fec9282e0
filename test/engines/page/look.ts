import { composedElements } from './find.ts';

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
