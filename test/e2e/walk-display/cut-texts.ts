import type { Page } from 'playwright';
import { tooWide } from '../hostile.ts';
import { sidewaysScroll } from '../violations.ts';

/** The elements that make the page scroll sideways. */
export async function sideways(page: Page): Promise<string[]> {
  const excess = await sidewaysScroll(page);
  if (excess <= 0) return [];
  const causes = await tooWide(page);
  return (causes.length > 0 ? causes : ['page']).map((cause) => `${cause}: makes the page too wide`);
}

/** The controls that stand beyond the window's sides, where nothing scrolls to them. */
export const controlsOutside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const flaws = new Set<string>();
    const isOut = (control: Element): boolean => {
      const { left, right, width } = control.getBoundingClientRect();
      if (width === 0 || (left >= -1 && right <= document.documentElement.clientWidth + 1)) return false;
      for (let box: Element | null = control; box && box !== document.body; box = box.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(box);
        // A link to skip what comes first is seen with the focus.
        if (clipPath !== 'none' || (box !== control && /auto|scroll/.test(overflowX))) return false;
      }
      return control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };
    for (const control of document.querySelectorAll('a[href], button, input, select, textarea, summary'))
      if (isOut(control)) flaws.add(`${control.localName}.${control.className}: beyond the window’s sides`);
    return [...flaws];
  });

/** The texts that a box cuts where nobody can read the rest: it does not scroll, and no title holds the whole. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** By element and box: rows are alike, and one text stands for all of them. */
    const flaws = new Map<string, string>();
    const squeeze = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
    /** Letters reach beyond their line a little. */
    const [slackAcross, slackDown] = [1, 4];
    const hides = (overflow: string) => /hidden|clip/.test(overflow);
    const scrolls = (overflow: string) => /auto|scroll/.test(overflow);

    interface Cut {
      box: Element;
      /** The reader sees that there is more, or sees nothing of the text at all. */
      isClean: boolean;
    }
    /** Looks at the boxes around a text, from within. */
    const cutOf = (element: Element, areas: readonly DOMRect[]): Cut | undefined => {
      let [isFreeAcross, isFreeDown] = [false, false];
      let position = 'static';
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        // For screen readers only.
        if (style.clipPath !== 'none') return undefined;
        const holds = position !== 'absolute' || style.position !== 'static';
        if (holds && !/^(inline|contents)$/.test(style.display)) {
          isFreeAcross ||= scrolls(style.overflowX);
          isFreeDown ||= scrolls(style.overflowY);
          const outer = box.getBoundingClientRect();
          const [left, top] = [outer.left + box.clientLeft, outer.top + box.clientTop];
          const [right, bottom] = [left + box.clientWidth, top + box.clientHeight];
          const isAcross =
            !isFreeAcross &&
            hides(style.overflowX) &&
            areas.some((one) => one.right > right + slackAcross || one.left < left - slackAcross);
          const isDown =
            !isFreeDown &&
            hides(style.overflowY) &&
            areas.some((one) => one.bottom > bottom + slackDown || one.top < top - slackDown);
          if (isAcross || isDown) {
            const isLeftOut = areas.every(
              (one) =>
                one.left >= right - 1 ||
                one.right <= left + 1 ||
                one.top >= bottom - slackDown ||
                one.bottom <= top,
            );
            const hasEllipsis = isAcross
              ? style.textOverflow === 'ellipsis'
              : style.webkitLineClamp !== 'none';
            return { box, isClean: isLeftOut || hasEllipsis };
          }
        }
        if (style.position === 'fixed') return undefined;
        if (holds) position = style.position;
      }
      return undefined;
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = squeeze(node.textContent ?? '');
      if (!element || text === '' || element.closest('svg, select, script, style')) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const areas = [...range.getClientRects()].filter(({ width }) => width > 0);
      const cut = cutOf(element, areas);
      if (!cut) continue;
      const title = squeeze(element.closest('[title]')?.getAttribute('title') ?? '');
      if (cut.isClean && title.includes(text)) continue;
      const place = `${element.localName}.${element.getAttribute('class') ?? ''} in ${cut.box.localName}.${cut.box.getAttribute('class') ?? ''}`;
      const fault = cut.isClean ? 'has no title with the whole' : 'is cut';
      if (!flaws.has(place + fault)) flaws.set(place + fault, `${place}: “${text.slice(0, 40)}” ${fault}`);
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('input:placeholder-shown')) {
      const isCut = field.checkVisibility() && field.scrollWidth > field.clientWidth + 1;
      if (isCut && getComputedStyle(field).textOverflow !== 'ellipsis')
        flaws.set(field.placeholder, `${field.localName}.${field.className}: “${field.placeholder}” is cut`);
    }
    return [...flaws.values()];
  });
