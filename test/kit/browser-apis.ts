/**
 * Completes happy-dom and jsdom with the browser APIs that our widgets call and those environments lack. What works
 * there already is left alone.
 */
type Members = Readonly<Record<string, unknown>>;

const add = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { configurable: true, writable: true, value });

/** Vitest lists the globals of a browser even where the environment leaves them undefined. */
function provideGlobals(members: Members): void {
  for (const [name, value] of Object.entries(members))
    if (Reflect.get(globalThis, name) === undefined) add(globalThis, name, value);
}

/** Adds the methods that are missing, so that a newer environment keeps its own. */
function provideMethods(prototype: object, methods: Members): void {
  for (const [name, method] of Object.entries(methods))
    if (!(name in prototype)) add(prototype, name, method);
}

// Both lack layout, so every element counts as visible: a form that loads when it comes near would never load.
// happy-dom has a class of this name, but it never reports anything.
class VisibleIntersectionObserver {
  #report: IntersectionObserverCallback;
  #targets = new Set<Element>();

  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
  }

  observe(target: Element): void {
    this.#targets.add(target);
    queueMicrotask(() => {
      if (!this.#targets.has(target)) return;
      const entry = {
        target,
        isIntersecting: true,
        intersectionRatio: 1,
      } as unknown as IntersectionObserverEntry;
      this.#report([entry], this as unknown as IntersectionObserver);
    });
  }

  unobserve(target: Element): void {
    this.#targets.delete(target);
  }

  disconnect(): void {
    this.#targets.clear();
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

// jsdom lacks it. Without layout no size ever changes, so there is nothing to report.
class SilentResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

// jsdom lacks it. No query matches, which means a wide window, the light theme, a mouse, and motion.
function matchMedia(media: string): MediaQueryList {
  const list = { media, matches: false, onchange: null, addListener() {}, removeListener() {} };
  return Object.assign(new EventTarget(), list) as unknown as MediaQueryList;
}

// jsdom lacks constructed stylesheets on roots: the widgets adopt theirs, and no style is computed from them.
const adoptedBy = new WeakMap<object, CSSStyleSheet[]>();
const adoptedStyleSheets = {
  configurable: true,
  get(this: object) {
    return adoptedBy.get(this) ?? [];
  },
  set(this: object, sheets: CSSStyleSheet[]) {
    adoptedBy.set(this, sheets);
  },
};

// jsdom 26, which Jest 30 brings, constructs stylesheets, but cannot fill them.
const stylesheet = { replaceSync() {} };

// Both lack the popover API. There is no top layer to enter: a popover is in the document as long as it is rendered.
const popover = { showPopover() {}, hidePopover() {}, togglePopover: () => true };

// jsdom knows <dialog>, but cannot open it. A modal dialog is open; nothing else becomes inert.
const dialog = {
  show(this: HTMLDialogElement) {
    this.open = true;
  },
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement, result?: string) {
    if (!this.open) return;
    this.open = false;
    if (result !== undefined) this.returnValue = result;
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  },
};

// jsdom lacks scrolling and pointer capture on elements. Without layout they have no effect to imitate.
const layout = {
  scrollIntoView() {},
  scrollTo() {},
  scrollBy() {},
  setPointerCapture() {},
  releasePointerCapture() {},
  hasPointerCapture: () => false,
};

// jsdom lacks it, and the focus of a dialog depends on it: what `display` or `visibility` hides is no tab stop.
function checkVisibility(this: Element, { visibilityProperty = false } = {}): boolean {
  // oxlint-disable-next-line typescript/no-this-alias -- the walk upwards starts at the element itself
  for (let element: Element | null = this; element; element = element.parentElement)
    if (getComputedStyle(element).display === 'none') return false;
  return this.isConnected && !(visibilityProperty && getComputedStyle(this).visibility === 'hidden');
}

// jsdom lacks it. Every ASCII character but a letter is escaped by its code, which is valid at any position.
const css = {
  escape: (text: string) =>
    text.replaceAll(/[^a-z\u0080-\uffff]/gi, (character) => `\\${character.charCodeAt(0).toString(16)} `),
  supports: () => false,
};

/** Does nothing where there is no document, e.g. in test files that run in Node. */
export function completeBrowserApis(): void {
  if (typeof document === 'undefined') return;
  add(globalThis, 'IntersectionObserver', VisibleIntersectionObserver);
  provideGlobals({ ResizeObserver: SilentResizeObserver, matchMedia, CSS: css });
  provideMethods(CSSStyleSheet.prototype, stylesheet);
  provideMethods(HTMLElement.prototype, popover);
  provideMethods(HTMLDialogElement.prototype, dialog);
  provideMethods(Element.prototype, { ...layout, checkVisibility });
  for (const root of [Document.prototype, ShadowRoot.prototype])
    if (!('adoptedStyleSheets' in root))
      Object.defineProperty(root, 'adoptedStyleSheets', adoptedStyleSheets);
}
