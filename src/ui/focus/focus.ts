import { isHtmlElement, isTag } from '../../rules/element-kind.ts';
import { isVisible } from './is-rendered.ts';
const candidates = [
  'a[href]',
  'button:not([disabled])',
  'input:not([disabled]):not([type=hidden])',
  'select:not([disabled])',
  'textarea:not([disabled])',
  'summary',
  'iframe',
  '[contenteditable=true]',
  '[tabindex]',
].join(',');

const fields = 'input, select, textarea, [contenteditable=true]';

function isStop(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || !isVisible(element)) return false;
  if (element.closest('[inert]')) return false;
  if (isTag(element, 'input') && element.type === 'radio' && element.name && !element.checked) {
    const group = element.closest('form, fieldset, [role=radiogroup], dialog') ?? element.ownerDocument;
    const radios = [...group.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
      (radio) => radio.name === element.name && !radio.disabled,
    );
    return !radios.some((radio) => radio.checked) && radios[0] === element;
  }
  return true;
}

/** Returns the tab stops inside a container, in order. */
export function tabStops(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(candidates)].filter(isStop);
}

/**
 * Returns the initial focus of a dialog: `[data-autofocus]`, else the first field, else the first control.
 */
export function firstFocus(dialog: HTMLElement): HTMLElement {
  const asked = dialog.querySelector<HTMLElement>('[data-autofocus]');
  if (asked) return asked;
  const stops = tabStops(dialog);
  const control = stops.find((stop) => !stop.hasAttribute('data-close'));
  return stops.find((stop) => stop.matches(fields)) ?? control ?? stops[0] ?? dialog;
}

/** Returns the focused element, also inside open shadow roots. */
export function focusedElement(node: Node): HTMLElement | null {
  let focused = node.ownerDocument?.activeElement ?? null;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return isHtmlElement(focused) && focused !== focused.ownerDocument.body ? focused : null;
}
