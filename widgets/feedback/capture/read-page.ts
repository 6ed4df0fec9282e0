import { boxCss, decorationCss } from './box-style.ts';
import { areaOf, type ToLocal } from './coordinates.ts';
import { boxesOf, groupNode } from './element-box.ts';
import { generatedBox, markerBox } from './generated-box.ts';
import { isClipping, isStacking, isTopLayer, POSITIONED } from './layers.ts';
import { controlContent, isMasked, MASK_CSS } from './mask-fields.ts';
import type { Area, PaintNode } from './paint-node.ts';
import { pictureOf } from './picture-of.ts';
import { svgMarkup } from './svg-markup.ts';
import { textLines, type TextCut } from './text-lines.ts';

export interface ReadOptions {
  /** Elements that must not be visible. */
  exclude: (element: Element) => boolean;
  maskFields: boolean;
  /** Names the frame of a picture without a text of its own. */
  pictureLabel: string;
  width: number;
  height: number;
}

/** What an element passes on to its descendants. */
interface Context {
  /** The boxes that clip or move descendants in flow, absolutely positioned ones, and fixed ones. */
  flow: PaintNode;
  absolute: PaintNode;
  fixed: PaintNode;
  toLocal: ToLocal;
  cut: TextCut | null;
  decoration: string;
  isInFlex: boolean;
  /** Declares the layer of a box without descendants: positioned ones are painted above all that is in flow. */
  layerCss: string;
}

const skippedTags = new Set(['head', 'script', 'style', 'template', 'noscript', 'link', 'meta', 'datalist']);

/** Reads what the window shows as boxes; may pause after every step. */
export function* readPage(page: Document, options: ReadOptions): Generator<void, PaintNode> {
  const { width, height } = options;
  const box = { left: 0, top: 0, width, height };
  const root: PaintNode = { box, css: '', children: [], extent: { top: 0, bottom: height } };
  yield* readElement(page.body, rootContext(root), options);
  return root;
}

const rootContext = (root: PaintNode): Context => ({
  flow: root,
  absolute: root,
  fixed: root,
  toLocal: (area) => area,
  cut: null,
  decoration: '',
  isInFlex: false,
  layerCss: '',
});

function* readElement(element: Element, context: Context, options: ReadOptions): Generator<void, void> {
  if (skippedTags.has(element.localName) || options.exclude(element)) return;
  yield;
  const style = getComputedStyle(element);
  if (style.display === 'contents') return yield* readChildren(element, style, context, options);
  if (style.display === 'none' || style.opacity === '0' || element.checkVisibility?.() === false) return;
  const area = areaOf(element.getBoundingClientRect());
  if (element !== element.ownerDocument.body && isOutside(area, options)) return;

  const isVisible = style.visibility === 'visible';
  const isHidden = isVisible && isMasked(element, options.maskFields);
  const content = isVisible ? contentOf(element, style, isHidden, options) : null;
  const css = isVisible ? boxCss(style) : '';
  const isLayer = isStacking(style, context.isInFlex) || isTopLayer(element);
  const inner: Context = { ...context, flow: parentOf(element, style, context) };
  if (style.position !== 'static') Object.assign(inner, { absolute: inner.flow, layerCss: POSITIONED });
  const { flow, layerCss } = inner;

  if (isLayer || content || isClipping(element, style)) {
    const node = groupNode(element, style, area, inner);
    if (content)
      Object.assign(node, content, { css: `${css}${node.css}${content.css}${isLayer ? '' : layerCss}` });
    else if (isLayer || layerCss === '') node.css = `${css}${node.css}`;
    // Its descendants belong to the layers around it, but its own box is painted in its layer.
    else flow.children.push(...boxesOf(element, style, area, css + layerCss, context.toLocal));
    flow.children.push(node);
    inner.flow = node;
    if (isLayer || style.position !== 'static') inner.absolute = node;
    if (isLayer) Object.assign(inner, { fixed: node, layerCss: '' });
  } else if (css) {
    flow.children.push(...boxesOf(element, style, area, css + layerCss, context.toLocal));
  }
  if (content) return;
  yield* readChildren(element, style, { ...inner, ...textContext(element, style, area, context) }, options);
}

/** An absolutely positioned box leaves the boxes that clip only what is in flow. */
function parentOf(element: Element, { position }: CSSStyleDeclaration, context: Context): PaintNode {
  if (position === 'fixed' || isTopLayer(element)) return context.fixed;
  return position === 'absolute' ? context.absolute : context.flow;
}

/** Boxes outside the window have no visible content; one without a size may still have descendants elsewhere. */
function isOutside({ left, top, width, height }: Area, window: ReadOptions): boolean {
  if (width === 0 || height === 0) return false;
  return top + height < 0 || top > window.height || left + width < 0 || left > window.width;
}

/** What an element shows in its box in place of descendants; null if it has descendants to read. */
function contentOf(
  element: Element,
  style: CSSStyleDeclaration,
  isHidden: boolean,
  { pictureLabel }: ReadOptions,
): Pick<PaintNode, 'css' | 'content' | 'picture' | 'pictureCss'> | null {
  if (isHidden) return { css: MASK_CSS };
  if (element instanceof SVGSVGElement) return { css: '', content: svgMarkup(element) };
  return controlContent(element, style) ?? pictureOf(element, style, pictureLabel);
}

function textContext(
  element: Element,
  style: CSSStyleDeclaration,
  area: Area,
  context: Context,
): Pick<Context, 'cut' | 'decoration' | 'isInFlex'> {
  const px = (value: string) => Number.parseFloat(value) || 0;
  const right = area.left + area.width - px(style.paddingRight) - px(style.borderRightWidth);
  const bottom = area.top + area.height - px(style.paddingBottom) - px(style.borderBottomWidth);
  const isClamped = !/^(none|)$/.test(style.webkitLineClamp ?? '') && style.overflowY !== 'visible';
  const isCut = style.textOverflow === 'ellipsis' && style.overflowX !== 'visible';
  const isTooWide = isCut && element.scrollWidth > element.clientWidth;
  const isAtomic =
    style.display.startsWith('inline-') || style.position === 'absolute' || style.position === 'fixed';
  return {
    cut: isClamped
      ? { right, bottom }
      : isTooWide
        ? { right, bottom: Infinity }
        : isAtomic
          ? null
          : context.cut,
    decoration: `${isAtomic ? '' : context.decoration}${decorationCss(style)}`,
    isInFlex: /flex|grid/.test(style.display),
  };
}

function* readChildren(
  element: Element,
  style: CSSStyleDeclaration,
  context: Context,
  options: ReadOptions,
): Generator<void, void> {
  const { layerCss } = context;
  const add = (...nodes: (PaintNode | null)[]) => {
    for (const node of nodes) {
      if (node) context.flow.children.push({ ...node, css: layerCss + node.css });
    }
  };
  add(markerBox(element, style, context.toLocal));
  add(generatedBox(element, '::before', context.toLocal));
  for (const child of childrenOf(element)) {
    if (child instanceof Text) {
      if (style.visibility !== 'visible') continue;
      add(...(yield* textLines(child, style, { ...context, windowHeight: options.height })));
    } else if (child instanceof Element) {
      yield* readElement(child, context, options);
    }
  }
  add(generatedBox(element, '::after', context.toLocal));
}

/** The children that are shown: of the shadow root, and in a slot those that were put there. */
function childrenOf(element: Element): Node[] {
  if (element instanceof HTMLSlotElement) {
    const assigned = element.assignedNodes();
    if (assigned.length > 0) return assigned;
  }
  return [...(element.shadowRoot ?? element).childNodes];
}
