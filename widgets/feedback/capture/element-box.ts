import { cornersCss, PAINT_MARGIN } from './box-style.ts';
import { areaOf, distortionOf, undistort, type ToLocal } from './coordinates.ts';
import { isClipping, isStacking, isTopLayer, layerOf } from './layers.ts';
import type { Area, PaintNode } from './paint-node.ts';

/** The box of an element that contains its descendants' boxes. */
export function groupNode(
  element: Element,
  style: CSSStyleDeclaration,
  area: Area,
  /** `toLocal` becomes that of the descendants. */
  context: { toLocal: ToLocal; isInFlex: boolean },
): PaintNode {
  let box = context.toLocal(area);
  let css = '';
  const distortion = distortionOf(style);
  if (distortion) {
    const size =
      element instanceof HTMLElement
        ? { width: element.offsetWidth, height: element.offsetHeight }
        : {
            width: Number.parseFloat(style.width) || box.width,
            height: Number.parseFloat(style.height) || box.height,
          };
    const before = undistort(box, size, distortion);
    const { toLocal } = context;
    context.toLocal = (inside) => before.toLocal(toLocal(inside));
    box = before.area;
    css += before.css;
  }
  if (isClipping(element, style)) {
    const clip = (overflow: string) => (overflow === 'visible' ? 'visible' : 'clip');
    css += `overflow:${clip(style.overflowX)} ${clip(style.overflowY)};${cornersCss(style)}`;
  }
  if (isTopLayer(element)) css += 'z-index:2147483647;';
  else if (isStacking(style, context.isInFlex)) css += layerOf(style.zIndex);
  const origin = {
    left: box.left + (Number.parseFloat(style.borderLeftWidth) || 0),
    top: box.top + (Number.parseFloat(style.borderTopWidth) || 0),
  };
  return { box, origin, css, children: [], extent: extentOf(area, style) };
}

/** The boxes of an element without any of its own descendants: several if it is inline and wrapped. */
export function boxesOf(
  element: Element,
  style: CSSStyleDeclaration,
  area: Area,
  css: string,
  toLocal: ToLocal,
): PaintNode[] {
  const areas = style.display === 'inline' ? [...element.getClientRects()].map(areaOf) : [area];
  return areas.map((one) => ({ box: toLocal(one), css, children: [], extent: extentOf(one, style) }));
}

function extentOf({ top, height }: Area, style: CSSStyleDeclaration): PaintNode['extent'] {
  const isWide = style.boxShadow !== 'none' || style.filter !== 'none' || style.outlineStyle !== 'none';
  const margin = isWide ? PAINT_MARGIN : 0;
  return { top: top - margin, bottom: top + height + margin };
}
