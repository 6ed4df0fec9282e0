/** The functions that tests call in a page, whatever drives its browser. They are bundled into one script. */
import { boxZoomOf, zoomOf } from '#src/ui/floating/css-zoom.ts';
import { chooseFile, transferOf, type GivenFile } from './choose-file.ts';
import { compose } from './compose.ts';
import {
  composedElements,
  findAll,
  matches,
  namesOf,
  shownText,
  type NamePattern,
  type Target,
} from './find.ts';
import { cutControls, invisibleTexts, isSideways, smallFields } from './look.ts';
import { topmostAt } from './topmost.ts';

const pageScript = {
  /** Finds the point to click an element at; else says why there is none. */
  async locate(target: Target): Promise<{ at: { x: number; y: number } } | { at?: undefined; why: string }> {
    const [element] = findAll(target);
    if (!element) return { why: 'it is not there' };
    const before = bringIntoView(element);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const { x, y, width, height } = element.getBoundingClientRect();
    if (x !== before.x || y !== before.y) return { why: 'it moves' };
    if (width === 0) return { why: 'it has no width' };
    // Browsers that measure boxes in zoomed px still take pointers in px of the window.
    const scale = zoomOf(element) / boxZoomOf(element);
    const at = { x: Math.round((x + width / 2) * scale), y: Math.round((y + height / 2) * scale) };
    if (isHit(element, at)) return { at };
    const size = `${window.innerWidth} × ${window.innerHeight}`;
    const top = document.elementFromPoint(at.x, at.y)?.outerHTML.slice(0, 120) ?? 'nothing';
    return { why: `at ${at.x}, ${at.y} of ${size} is ${top}` };
  },

  count: (target: Target) => findAll(target).length,

  namesOf,

  showsText: (pattern: NamePattern) => {
    const text = shownText();
    return typeof pattern === 'string' ? text.includes(pattern) : matches(text, pattern);
  },

  shownText,

  invisibleTexts,

  isSideways,

  smallFields,

  cutControls,

  /** The value of a field, or the text of another element. */
  textOf(target: Target): string | null {
    const [element] = findAll(target);
    if (!element) return null;
    return 'value' in element ? String(element.value) : (element.textContent ?? '');
  },

  focus(target: Target): void {
    const [element] = findAll(target);
    if (element instanceof HTMLElement) element.focus();
  },

  /** Selects the text of the focused field, so that typing replaces it. */
  selectText(): void {
    const field = deepActiveElement();
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
  },

  isFocused: (target: Target) => findAll(target).includes(deepActiveElement() ?? document.body),

  /** True when the element comes before the focused one in the document. */
  isBeforeFocus(target: Target): boolean {
    const all = composedElements(document);
    const [element] = findAll(target);
    const active = deepActiveElement();
    return element !== undefined && active !== null && all.indexOf(element) < all.indexOf(active);
  },

  /** Gives a file by the button for it, or drops it on an element. */
  giveFile(target: Target, file: GivenFile, how: 'choose' | 'drop'): void {
    const [element] = findAll(target);
    if (!(element instanceof HTMLElement)) throw new Error(`no ${target.role} to give a file to`);
    if (how === 'choose') {
      chooseFile(element, file);
      return;
    }
    const event = { bubbles: true, composed: true, cancelable: true, dataTransfer: transferOf(file) };
    for (const kind of ['dragenter', 'dragover', 'drop']) element.dispatchEvent(new DragEvent(kind, event));
  },

  /** Composes a word in the focused field by events. */
  compose(marks: string, text: string, order: 'firefox' | 'safari'): void {
    const field = deepActiveElement();
    if (field instanceof HTMLElement) compose(field, marks, text, order);
  },

  /** True while the focus is inside of the element, also in its shadow roots. */
  hasFocusInside(target: Target): boolean {
    const [element] = findAll(target);
    let node: Node | null = deepActiveElement();
    while (node && node !== element) node = node.parentNode ?? (node as Partial<ShadowRoot>).host ?? null;
    return element !== undefined && node === element;
  },
};

export type PageScript = typeof pageScript;

function bringIntoView(element: Element): DOMRect {
  const rect = element.getBoundingClientRect();
  const isInside = rect.top >= 0 && rect.bottom <= window.innerHeight && rect.left >= 0;
  if (!isInside || rect.right > window.innerWidth)
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  return element.getBoundingClientRect();
}

function isHit(element: Element, at: { x: number; y: number }): boolean {
  const hit = topmostAt(at);
  if (!hit) return false;
  // The label of a field or a part of a control is hit as well as the control.
  const isLabel = 'labels' in element && [...((element.labels as NodeList | null) ?? [])].includes(hit);
  return (
    isLabel || element.contains(hit) || hit.contains(element) || element.shadowRoot?.contains(hit) === true
  );
}

function deepActiveElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

Object.assign(globalThis, { pageScript });
