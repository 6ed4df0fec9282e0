import { domToCanvas } from 'modern-screenshot';
import { renderField } from './mask-fields.ts';

/** Pixels of the picture per pixel of the page. */
const SCREENSHOT_SCALE = 3;

/** An image of the page that takes longer is left out. */
const IMAGE_TIMEOUT_MS = 4000;
const emptyImage = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

export interface CaptureOptions {
  /** Elements that must not be visible, e.g. the dialog that asks for the screenshot. */
  exclude: (element: Element) => boolean;
  /** Hides the values of fields; passwords are always hidden. */
  maskFields: boolean;
}

/** Draws the visible part of the page on a canvas. Nothing is sent to a server. */
export async function capture(
  page: Document,
  { exclude, maskFields }: CaptureOptions,
): Promise<HTMLCanvasElement> {
  const root = page.documentElement;
  const { clientWidth: width, clientHeight: height } = root;
  const { scrollX, scrollY, location } = page.defaultView ?? window;
  const originals = trackOriginals(root);
  const stickyShifts = stickyOffsets(page, exclude);

  const picture = await domToCanvas(root, {
    width,
    height,
    scale: SCREENSHOT_SCALE,
    backgroundColor: backgroundOf(page),
    timeout: IMAGE_TIMEOUT_MS,
    font: false,
    features: { restoreScrollPosition: true },
    // Images of other origins are not requested: the content policy or CORS would refuse them.
    fetchFn: async (url) =>
      /^(data|blob):/.test(url) || new URL(url, location.href).origin === location.origin
        ? false
        : emptyImage,
    filter(node) {
      // Skips the content of frames, and the frame that the library adds for the time being.
      if (node.ownerDocument !== page) return false;
      if (!(node instanceof Element)) return true;
      if (node.id.startsWith('__SANDBOX__')) return false;
      // A content policy or a refresh in the head would also apply to the picture.
      if (node.localName === 'head' || exclude(node) || isOutside(node.parentElement, width, height))
        return false;
      originals.enter(node);
      return true;
    },
    onCloneEachNode(clone) {
      // By node type, since a clone made inside a frame is no instance of our `Element`.
      if (clone.nodeType !== Node.ELEMENT_NODE) return;
      const original = originals.leave(clone as Element);
      if (!(clone instanceof HTMLElement)) return;
      renderField(original, clone, maskFields);
      if (getComputedStyle(original).position === 'fixed') shift(clone, scrollX, scrollY);
      const offset = stickyShifts.get(original);
      if (offset !== undefined) {
        clone.style.position = 'relative';
        clone.style.inset = `${offset}px auto auto 0px`;
      }
    },
  });
  // Under Trusted Types the library does not remove its frame.
  for (const frame of page.querySelectorAll('body > iframe[id^="__SANDBOX__"]')) frame.remove();
  return picture;
}

/** The library shifts the body by the scroll offset, and fixed boxes with it: this shifts them back. */
function shift(clone: HTMLElement, x: number, y: number): void {
  const [ownX = 0, ownY = 0] = clone.style.translate.split(' ').map((part) => Number.parseFloat(part) || 0);
  clone.style.translate = `${ownX + x}px ${ownY + y}px`;
}

/** Boxes outside the window keep their size, but their content is skipped. */
function isOutside(element: Element | null, width: number, height: number): boolean {
  if (!element || element === element.ownerDocument.body) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  if (right === left && bottom === top) return false;
  return bottom < 0 || top > height || right < 0 || left > width;
}

/** How far each sticky box is from its static position; measured synchronously, so that nothing is painted. */
function stickyOffsets(page: Document, exclude: (element: Element) => boolean): Map<Element, number> {
  const offsets = new Map<Element, number>();
  for (const element of deepElements(page.body, exclude)) {
    if (!(element instanceof HTMLElement) || getComputedStyle(element).position !== 'sticky') continue;
    const { position } = element.style;
    const stickyTop = element.getBoundingClientRect().top;
    element.style.position = 'static';
    offsets.set(element, stickyTop - element.getBoundingClientRect().top);
    element.style.position = position;
  }
  return offsets;
}

function* deepElements(parent: ParentNode, exclude: (element: Element) => boolean): Generator<Element> {
  for (const element of parent.children) {
    if (exclude(element)) continue;
    yield element;
    if (element.shadowRoot) yield* deepElements(element.shadowRoot, exclude);
    yield* deepElements(element, exclude);
  }
}

/** The first background of body and root that is not transparent, else that of the colour scheme. */
function backgroundOf(page: Document): string {
  for (const element of [page.body, page.documentElement]) {
    const { backgroundColor } = getComputedStyle(element);
    if (!/^(transparent|rgba\(.*,\s*0\))$/.test(backgroundColor)) return backgroundColor;
  }
  const { colorScheme } = getComputedStyle(page.documentElement);
  const isDark = colorScheme.includes('dark') && window.matchMedia('(prefers-color-scheme: dark)').matches;
  return isDark ? '#121212' : '#ffffff';
}

/**
 * Finds the original of a clone, since the library passes only the clone: `enter` is called before an element is cloned,
 * `leave` after the element and its descendants are.
 */
function trackOriginals(root: Element) {
  const path: Element[] = [];
  const leftFrames = new Set<Element>();
  return {
    enter(element: Element): void {
      path.push(element);
    },
    leave(clone: Element): Element {
      const original = path.at(-1);
      if (!original) return root;
      // The document inside a frame is left before the frame, without having been entered.
      if (original.localName === 'iframe' && clone.localName === 'html' && !leftFrames.has(original)) {
        leftFrames.add(original);
        return original;
      }
      path.pop();
      return original;
    },
  };
}
