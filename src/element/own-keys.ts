import { isHtmlElement, isTag } from '../rules/element-kind.ts';
import { findScriptTag, getLoaderUrl } from './script-tag.ts';

const buttons = 'button, checkbox, color, file, image, radio, range, reset, submit'.split(', ');

/** A field takes characters and keys such as Enter, the arrows and Backspace. */
function isTextField(target: EventTarget | undefined): boolean {
  if (isTag(target, 'input')) return !buttons.includes(target.type);
  if (isTag(target, 'textarea') || isTag(target, 'select')) return true;
  return isHtmlElement(target) && target.isContentEditable;
}

/** Keys that leave a field, and key combinations, belong to the page as well. AltGr types characters. */
function isTyped(event: KeyboardEvent): boolean {
  if (event.key === 'Escape' || event.key === 'Tab' || /^F\d/.test(event.key)) return false;
  if (event.getModifierState('AltGraph')) return true;
  return !event.ctrlKey && !event.altKey && !event.metaKey;
}

/** The page asks for it by `data-keys="own"` on the element or an ancestor, else on the script's tag. */
function isAsked(host: Element): boolean {
  const near = host.closest<HTMLElement>('[data-keys]');
  const loaderUrl = getLoaderUrl();
  return (near ?? (loaderUrl ? findScriptTag(loaderUrl) : undefined))?.dataset.keys === 'own';
}

function keep(event: KeyboardEvent): void {
  if (!isTyped(event) || !isTextField(event.composedPath()[0])) return;
  if (isAsked(event.currentTarget as Element)) event.stopPropagation();
}

/**
 * Keeps what is typed in an element's fields from shortcuts of the page, where the page wants that. Outside of the shadow
 * root the target of a key event is the element, so that a page that looks for `INPUT` takes it for no field.
 */
export function keepTypedKeys(host: HTMLElement): void {
  for (const type of ['keydown', 'keypress', 'keyup'] as const) host.addEventListener(type, keep);
}
