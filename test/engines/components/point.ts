import { eventually } from '../../eventually.ts';
import type { Point } from '../drivers/driver.ts';
import { topmostAt } from '../page/topmost.ts';

export interface ClickOptions {
  /** Where in the element, in px from its corner; its middle by default. */
  position?: Partial<Point>;
  /** Whatever covers it. */
  force?: boolean;
}

export const nextFrame = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Returns where an element can be clicked, in px of its frame, once it stands still and nothing covers it. */
export async function pointOf(
  find: () => Promise<Element>,
  { position, force = false }: ClickOptions = {},
): Promise<Point> {
  const element = await find();
  return eventually(async () => {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const before = element.getBoundingClientRect();
    await nextFrame();
    const { x, y, width, height } = element.getBoundingClientRect();
    if (x !== before.x || y !== before.y) throw new Error('the element moves');
    const point = { x: x + (position?.x ?? width / 2), y: y + (position?.y ?? height / 2) };
    const hit = topmostAt(point);
    if (!force && (!hit || !isWithin(hit, element)))
      throw new Error(`${hit?.outerHTML.slice(0, 200)} covers the element`);
    return point;
  });
}

/** A click on a label is one on its field. */
export function isWithin(hit: Element, element: Element): boolean {
  const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
  for (let node: Node | null = hit; node; node = parentOf(node)) {
    if (node === element || labels.includes(node as Element)) return true;
  }
  return false;
}

const parentOf = (node: Node): Node | null =>
  (node as Element).assignedSlot ?? node.parentNode ?? (node instanceof ShadowRoot ? node.host : null);
