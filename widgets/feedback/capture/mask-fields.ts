import { isHtmlElement, isTag } from '#src/rules/element-kind.ts';
const unmaskedTypes = new Set(['button', 'submit', 'reset', 'image', 'checkbox', 'radio', 'range', 'hidden']);

function isField(element: Element): boolean {
  if (isTag(element, 'input')) return !unmaskedTypes.has(element.type);
  if (isTag(element, 'textarea') || isTag(element, 'select')) return true;
  return isHtmlElement(element) && element.isContentEditable;
}

const isPassword = (element: Element) =>
  isTag(element, 'input') &&
  (element.type === 'password' || /password|one-time-code|cc-/.test(element.autocomplete));

/** Passwords, codes and card data are always masked; `maskFields` masks all other fields, too. */
export const isMasked = (element: Element, maskFields: boolean) =>
  isPassword(element) || (maskFields && isField(element));

/** Covers the value of a field. */
export const MASK_BACKGROUND =
  'repeating-linear-gradient(135deg, #d3d8e0 0 6px, #c2c8d3 6px 12px) border-box';
