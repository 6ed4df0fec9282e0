import type { Page } from 'playwright';
import { frames } from '../../quiet.ts';

/** No page has so many stops. */
const STOPS_MAX = 400;

/** Presses Tab through the page: the stops of the focus that something covers wholly, or that stand out of the window. */
export async function hiddenFocus(page: Page): Promise<string[]> {
  /** One of a kind stands for all of them. */
  const flaws = new Map<string, string>();
  const seen = await page.evaluateHandle(() => {
    // The next Tab starts at the top of the page.
    const start = document.body.insertBefore(document.createElement('i'), document.body.firstChild);
    start.tabIndex = -1;
    start.focus();
    start.remove();
    window.scrollTo({ top: 0, behavior: 'instant' });
    return new Set<Element>();
  });
  for (let stops = 0; stops < STOPS_MAX; stops++) {
    await page.keyboard.press('Tab');
    const { isEnd, flaw } = await page.evaluate(stopOf, seen);
    if (isEnd) return flaw ? [...flaws.values(), flaw] : [...flaws.values()];
    if (!flaw) continue;
    // Floating buttons give way a moment after the page has scrolled.
    await frames(page);
    const again = await page.evaluate(stopOf, seen);
    if (again.flaw) flaws.set(again.flaw.replace(/“.*”/s, ''), again.flaw);
  }
  return [...flaws.values(), `page: Tab does not come to its end after ${STOPS_MAX} stops`];
}

/** Runs in the page. */
function stopOf(seen: Set<Element>): { isEnd: boolean; flaw?: string } {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return { isEnd: true };
  const name = `${focused.localName}.${focused.getAttribute('class') ?? ''} “${(focused.ariaLabel ?? focused.textContent).trim().slice(0, 30)}”`;
  // A field of a date has several stops.
  const isSame = [...seen].at(-1) === focused;
  if (seen.has(focused) && !isSame) {
    // After the last stop comes the first one.
    const isFirst = [...seen][0] === focused;
    return { isEnd: true, ...(isFirst ? {} : { flaw: `${name}: Tab comes back to it before the end` }) };
  }
  seen.add(focused);
  // A field may be drawn by its label.
  const isDrawn = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const { clipPath, opacity } = getComputedStyle(element);
    return width > 1 && height > 1 && clipPath === 'none' && opacity !== '0';
  };
  let element: Element | null = focused;
  while (element && !isDrawn(element)) element = element.parentElement;
  element ??= focused;
  const all = [...element.getClientRects()];
  const boxes = all
    .map((box) => ({
      left: Math.max(box.left, 0),
      top: Math.max(box.top, 0),
      right: Math.min(box.right, document.documentElement.clientWidth),
      bottom: Math.min(box.bottom, window.innerHeight),
    }))
    .filter((box) => box.right - box.left > 1 && box.bottom - box.top > 1);
  if (boxes.length === 0) return { isEnd: false, flaw: `${name}: has the focus out of the window` };
  let cover: Element | null = null;
  for (const { left, top, right, bottom } of boxes) {
    for (const across of [0.1, 0.3, 0.5, 0.7, 0.9]) {
      for (const down of [0.1, 0.5, 0.9]) {
        const hit = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
        if (!hit || element.contains(hit) || hit.contains(element)) return { isEnd: false };
        cover = hit;
      }
    }
  }
  return {
    isEnd: false,
    flaw: `${name}: has the focus behind ${cover?.localName}.${cover?.getAttribute('class') ?? ''}`,
  };
}
