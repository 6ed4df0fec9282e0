import { escapeMarkup, type PaintNode } from './paint-node.ts';

/** Data URLs of the images that style sheets name; null draws nothing in their place. */
export type StylePictures = ReadonlyMap<string, { data?: string | null }>;

const baseCss = `x,img{position:absolute;display:block;box-sizing:border-box;white-space:pre;margin:0}
img{inset:0;width:100%;height:100%}
svg{overflow:visible}
.frame{inset:0;display:flex;align-items:center;justify-content:center;padding:2px;border:1px dashed #8a93a5;border-radius:inherit;background:#eef0f4;color:#4b5363;font:12px/1.3 sans-serif;white-space:normal;text-align:center;overflow:hidden}
div{position:absolute;text-rendering:geometricPrecision;-webkit-text-size-adjust:none}`;

const URL_PATTERN = /url\("((?:[^"\\]|\\.)*)"\)/g;

/** The images that the declarations of a box name. */
export const urlsIn = (css: string) => [...css.matchAll(URL_PATTERN)].map(([, url = '']) => url);

/** One horizontal band of the screenshot, as an SVG document. */
export function bandMarkup(
  root: PaintNode,
  band: { top: number; height: number },
  stylePictures: StylePictures,
): string {
  const classes = new Map<string, string>();
  const nameOf = (css: string) => {
    let name = classes.get(css);
    if (!name) classes.set(css, (name = `c${classes.size}`));
    return name;
  };
  const isInBand = ({ extent }: PaintNode) =>
    extent.bottom > band.top - 1 && extent.top < band.top + band.height + 1;

  const markupOf = (node: PaintNode, origin: { left: number; top: number }): string => {
    const children = node.children.map((child) => markupOf(child, node.origin ?? node.box)).join('');
    if (children === '' && !isInBand(node)) return '';
    const { left, top, width, height } = node.box;
    const own = `left:${round(left - origin.left)}px;top:${round(top - origin.top)}px;width:${round(width)}px;height:${round(height)}px;${node.ownCss ?? ''}`;
    const inside = isInBand(node) ? `${node.content ?? ''}${pictureMarkup(node)}` : '';
    return `<x class="${nameOf(node.css)}" style="${own}">${inside}${children}</x>`;
  };

  const { width, height } = root.box;
  const body = root.children.map((child) => markupOf(child, root.box)).join('');
  const rules = [...classes].map(([css, name]) => `.${name}{${withPictures(css, stylePictures)}}`).join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${band.height}" viewBox="0 ${band.top} ${width} ${band.height}"><style>${escapeMarkup(baseCss + rules)}</style><foreignObject width="${width}" height="${height}"><div xmlns="http://www.w3.org/1999/xhtml" style="width:${width}px;height:${height}px">${body}</div></foreignObject></svg>`;
}

const round = (value: number) => Math.round(value * 100) / 100;

function pictureMarkup({ picture, pictureCss = '' }: PaintNode): string {
  if (!picture) return '';
  if (!picture.data) return `<x class="frame">${escapeMarkup(picture.label)}</x>`;
  return `<img src="${escapeMarkup(picture.data)}" style="${escapeMarkup(pictureCss)}" alt=""/>`;
}

function withPictures(css: string, pictures: StylePictures): string {
  return css.replace(URL_PATTERN, (_, url: string) => {
    const data = pictures.get(url)?.data;
    return data ? `url("${data}")` : 'none';
  });
}
