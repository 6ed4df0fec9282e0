import { domToCanvas } from 'modern-screenshot';
import { createCloneWalk } from './clone-walk.ts';
import { coverField } from './mask-fields.ts';

/** Pixels of the picture to one of the page. */
export const SCREENSHOT_SCALE = 3;

/** In milliseconds; a picture of the page that does not come is left out. */
const PATIENCE = 4000;
const nothing = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

export interface CaptureOptions {
  /** What is not to be seen, e.g. the dialog that asks for the picture. */
  leaveOut: (element: Element) => boolean;
  /** Covers what stands in fields; passwords are always covered. */
  coverFields: boolean;
}

/** A picture of what the window shows of the page, at scale 3. Nothing of it leaves the browser. */
export async function capture(
  page: Document,
  { leaveOut, coverFields }: CaptureOptions,
): Promise<HTMLCanvasElement> {
  const root = page.documentElement;
  const { clientWidth: width, clientHeight: height } = root;
  const { scrollX, scrollY, location } = page.defaultView ?? window;
  const walk = createCloneWalk(root);
  const stuck = stickyOffsets(page, leaveOut);

  const picture = await domToCanvas(root, {
    width,
    height,
    scale: SCREENSHOT_SCALE,
    backgroundColor: groundOf(page),
    timeout: PATIENCE,
    font: false,
    features: { restoreScrollPosition: true },
    // Where the content policy or the other site would refuse, nobody asks.
    fetchFn: async (url) =>
      /^(data|blob):/.test(url) || new URL(url, location.href).origin === location.origin ? false : nothing,
    filter(node) {
      // What stands in frames is others' affair; the library's own frame comes and goes meanwhile.
      if (node.ownerDocument !== page) return false;
      if (!(node instanceof Element)) return true;
      if (node.id.startsWith('__SANDBOX__')) return false;
      // A policy or a refresh that stands in the head would hold for the picture too.
      if (node.localName === 'head' || leaveOut(node) || isBelow(node.parentElement, width, height))
        return false;
      walk.enter(node);
      return true;
    },
    onCloneEachNode(clone) {
      // By its type: a clone made in a frame is an Element of that frame's own kind.
      if (clone.nodeType !== Node.ELEMENT_NODE) return;
      const original = walk.leave(clone as Element);
      if (!(clone instanceof HTMLElement)) return;
      coverField(original, clone, coverFields);
      if (getComputedStyle(original).position === 'fixed') shift(clone, scrollX, scrollY);
      const offset = stuck.get(original);
      if (offset !== undefined) {
        clone.style.position = 'relative';
        clone.style.inset = `${offset}px auto auto 0px`;
      }
    },
  });
  // Under Trusted Types the library leaves its frame behind.
  for (const frame of page.querySelectorAll('body > iframe[id^="__SANDBOX__"]')) frame.remove();
  return picture;
}

/** The library moves the body by what the page is scrolled, and fixed boxes with it; they are moved back. */
function shift(clone: HTMLElement, x: number, y: number): void {
  const [ownX = 0, ownY = 0] = clone.style.translate.split(' ').map((part) => Number.parseFloat(part) || 0);
  clone.style.translate = `${ownX + x}px ${ownY + y}px`;
}

/** What is wholly outside of the window keeps its size, but nobody needs its content. */
function isBelow(element: Element | null, width: number, height: number): boolean {
  if (!element || element === element.ownerDocument.body) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  if (right === left && bottom === top) return false;
  return bottom < 0 || top > height || right < 0 || left > width;
}

/** How far sticky boxes are from where they would stand; read and put back before anything is painted. */
function stickyOffsets(page: Document, leaveOut: (element: Element) => boolean): Map<Element, number> {
  const offsets = new Map<Element, number>();
  for (const element of deepElements(page.body, leaveOut)) {
    if (!(element instanceof HTMLElement) || getComputedStyle(element).position !== 'sticky') continue;
    const { position } = element.style;
    const shown = element.getBoundingClientRect().top;
    element.style.position = 'static';
    offsets.set(element, shown - element.getBoundingClientRect().top);
    element.style.position = position;
  }
  return offsets;
}

function* deepElements(parent: ParentNode, leaveOut: (element: Element) => boolean): Generator<Element> {
  for (const element of parent.children) {
    if (leaveOut(element)) continue;
    yield element;
    if (element.shadowRoot) yield* deepElements(element.shadowRoot, leaveOut);
    yield* deepElements(element, leaveOut);
  }
}

/** What the page stands on; the first ground that is not transparent. */
function groundOf(page: Document): string {
  for (const element of [page.body, page.documentElement]) {
    const { backgroundColor } = getComputedStyle(element);
    if (!/^(transparent|rgba\(.*,\s*0\))$/.test(backgroundColor)) return backgroundColor;
  }
  const { colorScheme } = getComputedStyle(page.documentElement);
  const isDark = colorScheme.includes('dark') && window.matchMedia('(prefers-color-scheme: dark)').matches;
  return isDark ? '#121212' : '#ffffff';
}
