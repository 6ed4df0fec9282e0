/** A place in a cell, in CSS pixels of the page. */
export type Spot = (cell: Element) => { x: number; y: number };

function boxOf(cell: Element, selector: string): DOMRect {
  const found = cell.querySelector(selector);
  if (!found) throw new Error(`no ${selector} in the cell ${cell.getAttribute('aria-label') ?? ''}`);
  return found.getBoundingClientRect();
}

/** So many pixels from the left edge of a box, halfway down. */
export const left =
  (distance: number) =>
  (selector: string): Spot =>
  (cell) => {
    const { left: x, top, height } = boxOf(cell, selector);
    return { x: x + distance, y: top + height / 2 };
  };

export const edge = left(0);
export const inside = left(5);

export const centre =
  (selector: string): Spot =>
  (cell) => {
    const { left: x, top, width, height } = boxOf(cell, selector);
    return { x: x + width / 2, y: top + height / 2 };
  };

export const bottomEdge =
  (selector: string): Spot =>
  (cell) => {
    const { left: x, bottom, width } = boxOf(cell, selector);
    return { x: x + width / 2, y: bottom - 2 };
  };

export const topOf =
  (selector: string): Spot =>
  (cell) => {
    const { left: x, top } = boxOf(cell, selector);
    return { x: x + 2, y: top + 2 };
  };

/** The middle of the last blocks of text in an element. */
export const text =
  (selector: string): Spot =>
  (cell) => {
    const element = cell.querySelector(selector);
    const walker = document.createTreeWalker(element ?? cell, NodeFilter.SHOW_TEXT);
    let words: Node | null = null;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) words = node;
    if (!words) throw new Error(`no text in ${selector}`);
    const range = document.createRange();
    range.selectNodeContents(words);
    const { left: x, top, width, height } = range.getBoundingClientRect();
    return { x: x + width / 4, y: top + height / 2 };
  };
