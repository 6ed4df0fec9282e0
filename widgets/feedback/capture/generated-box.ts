import { boxCss, fontCss } from './box-style.ts';
import { areaOf, type ToLocal } from './coordinates.ts';
import { generatedText } from './generated-content.ts';
import { layerOf } from './layers.ts';
import { textWidth } from './letter-spacing.ts';
import { escapeMarkup, type Area, type PaintNode } from './paint-node.ts';

const px = (value: string) => Number.parseFloat(value) || 0;

/** The box that a style sheet adds before or after an element's content; null if there is none. */
export function generatedBox(
  element: Element,
  pseudo: '::before' | '::after',
  toLocal: ToLocal,
): PaintNode | null {
  const style = getComputedStyle(element, pseudo);
  const text = generatedText(style.content);
  if (text === null || style.display === 'none' || style.visibility !== 'visible') return null;
  const css = boxCss(style);
  if (css === '' && text.trim() === '') return null;
  const size = sizeOf(style, text);
  const area =
    style.position === 'absolute' || style.position === 'fixed'
      ? positioned(element, style, size)
      : inFlow(element, pseudo, style, size);
  const { transform, translate, rotate, scale, transformOrigin, paddingLeft, zIndex } = style;
  const moved = `transform:${transform};translate:${translate};rotate:${rotate};scale:${scale};transform-origin:${transformOrigin};`;
  const layer = style.position === 'static' ? '' : layerOf(zIndex);
  const font = text ? `${fontCss(style)}line-height:${area.height}px;padding-left:${paddingLeft};` : '';
  return {
    box: toLocal(area),
    css: `${css}${moved}${layer}${font}`,
    content: escapeMarkup(text),
    children: [],
    extent: { top: area.top - area.height, bottom: area.top + area.height * 2 },
  };
}

function sizeOf(style: CSSStyleDeclaration, text: string): { width: number; height: number } {
  const isBorderBox = style.boxSizing === 'border-box';
  const around = (from: string, to: string) =>
    px(style.getPropertyValue(`padding-${from}`)) +
    px(style.getPropertyValue(`padding-${to}`)) +
    px(style.getPropertyValue(`border-${from}-width`)) +
    px(style.getPropertyValue(`border-${to}-width`));
  const outer = (value: string, own: number, extra: number) =>
    value.endsWith('px') ? px(value) + (isBorderBox ? 0 : extra) : own + extra;
  return {
    width: outer(style.width, textWidth(text, style), around('left', 'right')),
    height: outer(style.height, px(style.lineHeight) || px(style.fontSize) * 1.2, around('top', 'bottom')),
  };
}

/** Its used `left` and `top` are relative to the padding box of the nearest positioned ancestor. */
function positioned(
  element: Element,
  style: CSSStyleDeclaration,
  size: { width: number; height: number },
): Area {
  let ancestor: Element | null = style.position === 'fixed' ? null : element;
  while (ancestor && getComputedStyle(ancestor).position === 'static') {
    const root = ancestor.getRootNode();
    ancestor = ancestor.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
  const { left, top } = ancestor?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return {
    left: left + (ancestor?.clientLeft ?? 0) + px(style.left) + px(style.marginLeft),
    top: top + (ancestor?.clientTop ?? 0) + px(style.top) + px(style.marginTop),
    ...size,
  };
}

/** Beside the element's content, since the browser does not tell where it is. */
function inFlow(
  element: Element,
  pseudo: '::before' | '::after',
  style: CSSStyleDeclaration,
  size: { width: number; height: number },
): Area {
  const own = areaOf(element.getBoundingClientRect());
  const around = getComputedStyle(element);
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  const content = areaOf(range.getBoundingClientRect());
  const isCentred = /center/.test(`${around.alignItems} ${around.alignContent} ${around.placeContent}`);
  if (content.width === 0) {
    const isCentredX = /center/.test(`${around.justifyContent} ${around.justifyItems} ${around.textAlign}`);
    return {
      left: isCentredX
        ? own.left + (own.width - size.width) / 2
        : own.left + element.clientLeft + px(around.paddingLeft),
      top: isCentred
        ? own.top + (own.height - size.height) / 2
        : own.top + element.clientTop + px(around.paddingTop),
      ...size,
    };
  }
  const gap = /flex|grid/.test(around.display) ? px(around.columnGap) : 0;
  const before = content.left - gap - px(style.marginRight) - size.width;
  const after = content.left + content.width + gap + px(style.marginLeft);
  const isOneLine = content.height < size.height * 2;
  return {
    left: pseudo === '::before' ? before : after,
    top: isOneLine ? content.top + (content.height - size.height) / 2 : content.top,
    ...size,
  };
}

const bullets: Readonly<Record<string, string>> = { disc: '•', circle: '◦', square: '▪' };

/** The bullet or number of a list item, outside of its box. */
export function markerBox(element: Element, style: CSSStyleDeclaration, toLocal: ToLocal): PaintNode | null {
  if (style.display !== 'list-item' || style.listStyleType === 'none' || style.visibility !== 'visible')
    return null;
  const items = [...(element.parentElement?.children ?? [])].filter(({ localName }) => localName === 'li');
  const start = element.parentElement instanceof HTMLOListElement ? element.parentElement.start : 1;
  const text = bullets[style.listStyleType] ?? `${start + items.indexOf(element)}.`;
  const { left, top } = element.getBoundingClientRect();
  const width = textWidth(text, style);
  const height = px(style.lineHeight) || px(style.fontSize) * 1.2;
  const box = { left: left - width - px(style.fontSize) * 0.5, top, width, height };
  return {
    box: toLocal(box),
    css: `${fontCss(style)}line-height:${height}px;`,
    content: text,
    children: [],
    extent: { top, bottom: top + height },
  };
}
