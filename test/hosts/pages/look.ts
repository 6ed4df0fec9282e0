import type { Browser, Page } from 'playwright';
import { tags } from './elements.ts';

/** A node's position in its element, and its computed appearance. */
export interface Look {
  /** E.g. `portal-bell > div:1 > button:1`. */
  node: string;
  /** Left and top relative to its parent, width and height, in px. */
  box: readonly number[];
  style: Readonly<Record<string, string>>;
}

/** The properties of a node that a page's styles could change, apart from its box. */
const properties = [
  ...['display', 'position', 'visibility', 'opacity', 'overflow-x', 'overflow-y', 'z-index', 'transform'],
  ...[
    'color',
    'background-color',
    'background-image',
    'box-shadow',
    'text-shadow',
    'filter',
    'fill',
    'stroke',
  ],
  ...['font-family', 'font-size', 'font-style', 'font-weight', 'font-variant', 'line-height'],
  ...[
    'letter-spacing',
    'word-spacing',
    'text-align',
    'text-indent',
    'text-transform',
    'text-decoration-line',
  ],
  ...['white-space', 'word-break', 'direction', 'writing-mode', 'cursor', 'list-style-type', 'quotes'],
  ...['margin-top', 'margin-left', 'padding-top', 'padding-left', 'border-top-width', 'border-left-style'],
  ...['border-top-left-radius', 'outline-style', 'pointer-events', 'user-select', 'float', 'content'],
];

/** Returns every node inside of every element of the page, keyed by its element's tag. */
export async function looksOf(page: Page): Promise<Look[]> {
  return page.evaluate(
    ({ tags, properties }) => {
      const looks: Look[] = [];
      const walk = (element: Element, parent: DOMRect | null, path: string) => {
        const computed = getComputedStyle(element);
        const { left, top, width, height } = element.getBoundingClientRect();
        // Its position then depends on the viewport.
        const isFixed = computed.position === 'fixed' || !parent;
        const box = [isFixed ? 0 : left - parent.left, isFixed ? 0 : top - parent.top, width, height];
        const style = Object.fromEntries(
          properties.map((property) => [property, computed.getPropertyValue(property)]),
        );
        looks.push({ node: path, box, style });
        [...element.children].forEach((child, place) =>
          walk(child, element.getBoundingClientRect(), `${path} > ${child.localName}:${place + 1}`),
        );
      };
      for (const host of document.querySelectorAll(tags.join(','))) {
        for (const root of host.shadowRoot?.children ?? []) walk(root, null, host.localName);
      }
      return looks;
    },
    { tags, properties },
  );
}

const tolerance = 1;

/** Returns one line per difference; empty if both look the same. */
export function differences(plain: readonly Look[], other: readonly Look[]): string[] {
  const others = new Map(other.map((look) => [look.node, look]));
  const lines = plain.flatMap((look) => {
    const { node, box, style } = look;
    const now = others.get(node);
    others.delete(node);
    if (!now) return [`${node} is missing`];
    const isMoved =
      isSeen(look) && box.some((value, place) => Math.abs(value - (now.box[place] ?? 0)) > tolerance);
    return [
      ...(isMoved
        ? [`${node} box: ${box.map(Math.round).join(' ')} → ${now.box.map(Math.round).join(' ')}`]
        : []),
      ...Object.entries(style)
        .filter(([property, value]) => !isSimilar(value, now.style[property] ?? ''))
        .map(([property, value]) => `${node} ${property}: ${value} → ${now.style[property]}`),
    ];
  });
  return [...lines, ...[...others.keys()].map((node) => `${node} is new`)];
}

/**
 * Has an area of its own. The element itself belongs to the page, which may change its `display`: the box of its root
 * follows, its content does not.
 */
const isSeen = ({ node, box }: Look) => node.includes('>') && (box[2] ?? 0) * (box[3] ?? 0) > 0;

/** Compares with a tolerance of one pixel. */
function isSimilar(one: string, other: string): boolean {
  if (one === other) return true;
  const number = /-?\d+(?:\.\d+)?(?=px)/g;
  if (one.replace(number, '') !== other.replace(number, '')) return false;
  const numbers = (text: string) => (text.match(number) ?? []).map(Number);
  const others = numbers(other);
  return numbers(one).every((value, place) => Math.abs(value - (others[place] ?? Infinity)) <= tolerance);
}

/**
 * Returns the share of differing pixels from 0 to 1; 1 if the sizes differ. Both pictures are scaled down, since
 * letters have other edges in a separate compositing layer.
 */
export async function pictureDifference(browser: Browser, one: Buffer, other: Buffer): Promise<number> {
  const page = await browser.newPage();
  try {
    return await page.evaluate(
      async (pictures) => {
        const [first, second] = await Promise.all(
          pictures.map(async (picture) => {
            const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
            const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
            const [width, height] = [Math.round(bitmap.width / 4), Math.round(bitmap.height / 4)];
            const context = new OffscreenCanvas(width, height).getContext('2d');
            if (!context) return undefined;
            context.imageSmoothingQuality = 'high';
            context.drawImage(bitmap, 0, 0, width, height);
            return context.getImageData(0, 0, width, height).data;
          }),
        );
        if (!first || !second || first.length !== second.length) return 1;
        let different = 0;
        for (let at = 0; at < first.length; at += 4) {
          const isOther = [0, 1, 2].some(
            (channel) => Math.abs((first[at + channel] ?? 0) - (second[at + channel] ?? 0)) > 40,
          );
          if (isOther) different += 1;
        }
        return different / (first.length / 4);
      },
      [one.toString('base64'), other.toString('base64')],
    );
  } finally {
    await page.close();
  }
}
