import { cornersCss } from './box-style.ts';
import type { PaintNode } from './paint-node.ts';
import { drawnSource, pictureSource } from './picture-source.ts';

/** How an element is drawn that shows a picture, a video or another page; null for any other element. */
export function pictureOf(
  element: Element,
  style: CSSStyleDeclaration,
  pictureLabel: string,
): Pick<PaintNode, 'css' | 'picture' | 'pictureCss'> | null {
  const { width, height } = element.getBoundingClientRect();
  const size = { width, height };
  const label =
    element.getAttribute('alt') || element.getAttribute('aria-label') || element.getAttribute('title');
  const source = sourceOf(element, label || pictureLabel, size);
  if (!source) return null;
  const { paddingTop, paddingRight, paddingBottom, paddingLeft, objectFit, objectPosition } = style;
  return {
    css: `overflow:clip;${cornersCss(style)}`,
    picture: source,
    pictureCss: `padding:${paddingTop} ${paddingRight} ${paddingBottom} ${paddingLeft};object-fit:${objectFit};object-position:${objectPosition};`,
  };
}

function sourceOf(
  element: Element,
  label: string,
  size: { width: number; height: number },
): PaintNode['picture'] | null {
  if (element instanceof HTMLImageElement) {
    const url = element.currentSrc || element.src;
    return url ? pictureSource(url, label, size) : null;
  }
  if (element instanceof HTMLCanvasElement) return drawnSource(element, label, size);
  if (element instanceof HTMLVideoElement) {
    return element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA || !element.poster
      ? drawnSource(element, label, size)
      : pictureSource(element.poster, label, size);
  }
  if (/^(iframe|embed|object)$/.test(element.localName)) return { label, load: () => Promise.resolve(null) };
  return null;
}
