import { boxCss, fontCss } from './box-style.ts';
import { letterSpacing } from './letter-spacing.ts';
import { escapeMarkup } from './paint-node.ts';

const unmaskedTypes = new Set(['button', 'submit', 'reset', 'image', 'checkbox', 'radio', 'range', 'hidden']);
const nativeTypes = new Set(['checkbox', 'radio', 'range', 'color']);

function isField(element: Element): boolean {
  if (element instanceof HTMLInputElement) return !unmaskedTypes.has(element.type);
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return true;
  return element instanceof HTMLElement && element.isContentEditable;
}

const isPassword = (element: Element) =>
  element instanceof HTMLInputElement &&
  (element.type === 'password' || /password|one-time-code|cc-/.test(element.autocomplete));

/** Whether the value of a field is hidden; without `maskFields` only that of passwords, codes and card data. */
export const isMasked = (element: Element, maskFields: boolean) =>
  isPassword(element) || (maskFields && isField(element));

/** Covers a field's value. */
export const MASK_CSS =
  'background:repeating-linear-gradient(135deg,#d3d8e0 0 6px,#c2c8d3 6px 12px);background-clip:border-box;';

/** How a form control looks inside its box; null for any other element. A value is what the user has typed or chosen. */
export function controlContent(
  element: Element,
  style: CSSStyleDeclaration,
): { css: string; content: string } | null {
  if (element instanceof HTMLProgressElement || element instanceof HTMLMeterElement) {
    return { css: '', content: barContent(element, style) };
  }
  if (element instanceof HTMLInputElement && nativeTypes.has(element.type)) {
    return style.appearance === 'none' ? null : { css: '', content: nativeInput(element, style) };
  }
  if (element instanceof HTMLTextAreaElement) {
    return textContent(element.value, style, `white-space:pre-wrap;margin-top:${-element.scrollTop}px;`);
  }
  if (element instanceof HTMLInputElement) {
    const isEmpty = element.value === '';
    const text = isEmpty ? element.placeholder : element.value;
    const colour = isEmpty ? `color:${getComputedStyle(element, '::placeholder').color};` : '';
    return textContent(text, style, `${singleLine}${colour}`);
  }
  if (element instanceof HTMLSelectElement) {
    return textContent(element.selectedOptions[0]?.text ?? '', style, singleLine);
  }
  return null;
}

const singleLine = 'display:flex;align-items:center;white-space:pre;';

function textContent(
  text: string,
  style: CSSStyleDeclaration,
  own: string,
): { css: string; content: string } {
  const { paddingTop, paddingRight, paddingBottom, paddingLeft, lineHeight } = style;
  const css = `${fontCss(style)}line-height:${lineHeight};letter-spacing:${letterSpacing(text, style, null)}px;`;
  const alignment = /button|submit|reset/.test(style.appearance) ? 'center' : 'start';
  const place = `inset:${paddingTop} ${paddingRight} ${paddingBottom} ${paddingLeft};text-align:${style.textAlign};justify-content:${alignment};`;
  return {
    css: 'overflow:hidden;',
    content: `<x style="${escapeMarkup(css + place + own)}">${escapeMarkup(text)}</x>`,
  };
}

/** A bar is drawn in its accent colour, since the styles of its parts cannot be read. */
function barContent(element: HTMLProgressElement | HTMLMeterElement, style: CSSStyleDeclaration): string {
  const fraction =
    element instanceof HTMLProgressElement
      ? Math.max(0, element.position)
      : (element.value - element.min) / (element.max - element.min || 1);
  const colour = style.accentColor === 'auto' ? style.color : style.accentColor;
  const corner = boxCss(style) || style.borderTopLeftRadius !== '0px' ? style.borderTopLeftRadius : '99px';
  const part = (css: string) =>
    `<x style="${escapeMarkup(`top:0;bottom:0;left:0;border-radius:${corner};${css}`)}"></x>`;
  const track = style.appearance === 'none' ? '' : part(`right:0;background:${colour};opacity:0.15;`);
  return `${track}${part(`width:${fraction * 100}%;background:${colour};`)}`;
}

function nativeInput(element: HTMLInputElement, { accentColor, colorScheme }: CSSStyleDeclaration): string {
  const css = `position:absolute;margin:0;inset:0;width:100%;height:100%;accent-color:${accentColor};color-scheme:${colorScheme};`;
  const checked = element.checked ? ' checked="checked"' : '';
  const { min, max } = element;
  return `<input type="${element.type}" min="${escapeMarkup(min)}" max="${escapeMarkup(max)}" value="${escapeMarkup(element.value)}"${checked} style="${escapeMarkup(css)}"/>`;
}
