import { areaOf, type ToLocal } from './coordinates.ts';
import { fontCss } from './box-style.ts';
import { letterSpacing } from './letter-spacing.ts';
import { escapeMarkup, type Area, type PaintNode } from './paint-node.ts';

/** Where an element cuts off its text with an ellipsis, in px of the window. */
export interface TextCut {
  right: number;
  bottom: number;
}

export interface TextContext {
  cut: TextCut | null;
  /** The decoration of the element and its ancestors. */
  decoration: string;
  toLocal: ToLocal;
  windowHeight: number;
}

interface Line {
  text: string;
  area: Area;
  isCut?: boolean;
}

/** The text of a node, line by line, so that other font metrics in the picture cannot wrap it differently. */
export function* textLines(
  node: Text,
  style: CSSStyleDeclaration,
  { cut, decoration, toLocal, windowHeight }: TextContext,
): Generator<void, PaintNode[]> {
  const range = node.ownerDocument.createRange();
  range.selectNodeContents(node);
  const { width, top, bottom } = range.getBoundingClientRect();
  if (width === 0 || bottom < 0 || top > windowHeight) return [];

  const lines = yield* linesOf(node, range, windowHeight);
  const css = `${fontCss(style)}${decoration}`;
  const shown = cut ? cutLines(lines, cut, Number.parseFloat(style.fontSize)) : lines;
  return shown.map(({ text, area, isCut }) => {
    const box = toLocal(area);
    const spacing = letterSpacing(text, style, isCut ? null : box.width);
    return {
      box,
      css,
      ownCss: `line-height:${box.height}px;letter-spacing:${spacing}px;`,
      content: escapeMarkup(text),
      children: [],
      extent: { top: area.top, bottom: area.top + area.height },
    };
  });
}

/** Splits a text node where the browser has wrapped it. White space that is collapsed has no width and is left out. */
function* linesOf(node: Text, range: Range, windowHeight: number): Generator<void, Line[]> {
  const rectOf = (from: number, to: number) => {
    range.setStart(node, from);
    range.setEnd(node, to);
    return range.getBoundingClientRect();
  };
  const lines: { from: number; to: number; bottom: number }[] = [];
  let at = 0;
  let measured = 0;
  for (const character of node.data) {
    const from = at;
    at += character.length;
    const { width, top, height } = rectOf(from, at);
    if (width === 0) continue;
    if (top > windowHeight) break;
    const last = lines.at(-1);
    if (last && top + height / 2 < last.bottom) last.to = at;
    else lines.push({ from, to: at, bottom: top + height });
    if (++measured % 50 === 0) yield;
  }
  return lines.map(({ from, to }) => ({
    text: node.data
      .slice(from, to)
      .replace(/\s+/g, (space) => (space.length > 1 ? collapsed(node, space) : ' ')),
    area: areaOf(rectOf(from, to)),
  }));
}

/** Repeated white space, as its element shows it. */
function collapsed(node: Text, space: string): string {
  const keeps = /^(pre|break-spaces)/.test(
    node.parentElement ? getComputedStyle(node.parentElement).whiteSpace : '',
  );
  return keeps ? space.replace(/[\r\n]/g, '') : ' ';
}

/** The lines that an element shows before its ellipsis. */
export function cutLines(lines: readonly Line[], { right, bottom }: TextCut, fontSize: number): Line[] {
  const shown = lines.filter(({ area }) => area.top + area.height / 2 < bottom);
  return shown.map((line, index) => {
    const isLast = index === shown.length - 1 && shown.length < lines.length;
    const { left, width } = line.area;
    if (!isLast && left + width <= right + 0.5) return line;
    const room = Math.max(0, Math.min(width, right - left - fontSize));
    const characters = [...line.text];
    const kept = characters.slice(0, Math.floor((characters.length * room) / width));
    return { text: `${kept.join('')}…`, area: line.area, isCut: true };
  });
}
