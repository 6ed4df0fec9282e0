import { drawBands, isOneColour } from './draw-bands.ts';
import { urlsIn } from './markup.ts';
import type { PaintNode, PictureSource } from './paint-node.ts';
import { pictureSource } from './picture-source.ts';
import { readPage } from './read-page.ts';
import { runInSlices } from './slices.ts';

export interface CaptureOptions {
  /** Elements that must not be visible, e.g. the dialog that asks for the screenshot. */
  exclude: (element: Element) => boolean;
  /** Hides the values of fields; passwords are always hidden. */
  maskFields: boolean;
  /** Names the frame of a picture that cannot be read. */
  pictureLabel: string;
  /** Called with the fraction that is done, from 0 to 1. */
  onProgress: (fraction: number) => void;
}

/** A page that appears as one colour is drawn again, since something may have been missing. */
const ATTEMPTS = 2;

/**
 * Draws the visible part of the page on a canvas, in steps between which the page responds. Nothing is sent to a
 * server. Rejects if the picture shows nothing.
 */
export async function capture(page: Document, options: CaptureOptions): Promise<HTMLCanvasElement> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    options.onProgress(0);
    const picture = await draw(page, options);
    if (!(await isOneColour(picture))) return picture;
  }
  throw new Error('the picture has one colour only');
}

async function draw(page: Document, { onProgress, ...options }: CaptureOptions): Promise<HTMLCanvasElement> {
  const { clientHeight: height } = page.documentElement;
  const root = await runInSlices(readPage(page, { ...options, height, width: visibleWidth(page) }));
  onProgress(0.3);
  const stylePictures = await loadPictures(root);
  onProgress(0.4);
  return drawBands(root, backgroundOf(page), stylePictures, (done, count) =>
    onProgress(0.4 + (0.6 * done) / count),
  );
}

/** Loads the pictures of all boxes, and returns those that their styles name. */
async function loadPictures(root: PaintNode): Promise<Map<string, PictureSource>> {
  const stylePictures = new Map<string, PictureSource>();
  const all = new Set<PictureSource>();
  const visit = (node: PaintNode) => {
    if (node.picture) all.add(node.picture);
    for (const url of urlsIn(node.css)) {
      if (!stylePictures.has(url)) stylePictures.set(url, pictureSource(url, '', null));
    }
    for (const child of node.children) visit(child);
  };
  visit(root);
  await Promise.all(
    [...all, ...stylePictures.values()].map(async (source) => {
      source.data = await source.load().catch(() => null);
    }),
  );
  return stylePictures;
}

/** Without the gutter that is kept free for the window's scrollbar while a dialog is open. */
function visibleWidth(page: Document): number {
  const { clientWidth } = page.documentElement;
  const gutter = clientWidth - page.documentElement.getBoundingClientRect().right;
  return gutter > 0 && gutter < 20 ? clientWidth - gutter : clientWidth;
}

/** The first background of body and root that is not transparent, else that of the colour scheme. */
function backgroundOf(page: Document): string {
  for (const element of [page.body, page.documentElement]) {
    const { backgroundColor } = getComputedStyle(element);
    if (!/^(transparent|rgba\(.*,\s*0\))$/.test(backgroundColor)) return backgroundColor;
  }
  const { colorScheme } = getComputedStyle(page.documentElement);
  const isDark = colorScheme.includes('dark') && window.matchMedia('(prefers-color-scheme: dark)').matches;
  return isDark ? '#121212' : '#ffffff';
}
