import { brandTones, type Rgb } from './brand-tones.ts';

/** As tokens.json says, which is larger than this module. */
export const defaultBrand: Rgb = [0x31 / 255, 0x56 / 255, 0xe4 / 255];

/**
 * Sets the tones of the brand on a theme root, in a browser that cannot compute them, and again when a style or class
 * changes on an element around it. Returns the cleanup function.
 */
export function keepComputedTones(root: HTMLElement): () => void {
  let known = '';
  const update = () => {
    const style = getComputedStyle(root);
    const brand =
      style.getPropertyValue('--portal-brand').trim() ||
      style.getPropertyValue('--portal-own-brand').trim() ||
      'none';
    if (brand === known) return;
    known = brand;
    const tones = brandTones(parseColour(brand, root.ownerDocument) ?? defaultBrand);
    for (const [name, tone] of Object.entries(tones))
      root.style.setProperty(`--portal-computed-${name}`, tone);
  };
  update();
  const changes = new MutationObserver(update);
  for (
    let node: Node | null = root;
    node;
    node = node.parentNode ?? (node as Partial<ShadowRoot>).host ?? null
  ) {
    if (node.nodeType === Node.ELEMENT_NODE)
      changes.observe(node, { attributes: true, attributeFilter: ['style', 'class'] });
  }
  return () => changes.disconnect();
}

/** Reads any CSS colour without its transparency, as gamma-encoded sRGB; null if it is none. */
export function parseColour(colour: string, page: Document): Rgb | null {
  const pixel = page.createElement('canvas').getContext('2d');
  if (!pixel || !CSS.supports('color', colour)) return null;
  pixel.fillStyle = colour;
  const normal = String(pixel.fillStyle);
  const hex = /^#(..)(..)(..)$/.exec(normal);
  if (hex) return rgb(hex.slice(1).map((part) => Number.parseInt(part, 16)));
  const legacy = /^rgba\((\d+), (\d+), (\d+),/.exec(normal);
  if (legacy) return rgb(legacy.slice(1).map(Number));
  // Colours of other spaces have no such form, so they are painted.
  pixel.fillRect(0, 0, 1, 1);
  return rgb([...pixel.getImageData(0, 0, 1, 1).data]);
}

const rgb = ([red = 0, green = 0, blue = 0]: readonly number[]): Rgb => [red / 255, green / 255, blue / 255];
