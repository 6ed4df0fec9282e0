import { setMedia } from '#src/rules/address-sinks.ts';
import { isTag } from '#src/rules/element-kind.ts';
import { snapdom, type SnapdomPlugin } from '@zumer/snapdom';
import { barBackground } from './bar.ts';
import { isMasked, MASK_BACKGROUND } from './mask-fields.ts';
import { frameUrl, pixelsOf } from './unread-picture.ts';
import { CAPTURE_SCALE, CAPTURE_ATTEMPTS_MAX, CAPTURE_LIMIT_MS } from '../../limits.ts';

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

/**
 * Draws the visible part of the page on a canvas, in steps between which the page responds. Nothing is sent to a
 * server. Rejects if the picture shows nothing, or takes too long.
 */
export async function capture(page: Document, options: CaptureOptions): Promise<HTMLCanvasElement> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the screenshot takes too long')), CAPTURE_LIMIT_MS);
  });
  try {
    return await Promise.race([drawUntilVisible(page, options), limit]);
  } finally {
    clearTimeout(timer);
  }
}

async function drawUntilVisible(page: Document, options: CaptureOptions): Promise<HTMLCanvasElement> {
  for (let attempt = 1; attempt <= CAPTURE_ATTEMPTS_MAX; attempt++) {
    options.onProgress(0);
    const picture = await draw(page, options);
    if (!isOneColour(picture)) return picture;
  }
  throw new Error('the picture has one colour only');
}

async function draw(page: Document, options: CaptureOptions): Promise<HTMLCanvasElement> {
  const images = new Map<string, HTMLImageElement>();
  const clip = {
    x: window.scrollX,
    y: window.scrollY,
    width: visibleWidth(page),
    height: page.documentElement.clientHeight,
  };
  const shot = await snapdom(page.documentElement, {
    clip,
    scale: CAPTURE_SCALE,
    dpr: 1,
    // Lets the page respond while its elements are read.
    fast: false,
    backgroundColor: backgroundOf(page),
    exclude: options.exclude,
    fallbackURL: async ({ src = '', width = 0, height = 0 }) => {
      const image = images.get(src);
      return (
        (image && (await pixelsOf(image))) || frameUrl(image?.alt || options.pictureLabel, width, height)
      );
    },
    plugins: [replaceElements(page, images, options)],
  });
  const picture = await shot.toCanvas();
  options.onProgress(1);
  return picture;
}

/** Masks fields, fills bars, frames other pages, and notes the images and the progress. */
function replaceElements(
  page: Document,
  images: Map<string, HTMLImageElement>,
  { maskFields, pictureLabel, onProgress }: CaptureOptions,
): SnapdomPlugin {
  const count = page.querySelectorAll('*').length;
  const backgrounds = new Map<HTMLElement, string>();
  let read = 0;
  return {
    name: 'portal-screenshot',
    resolveNode(element) {
      onProgress(0.5 * Math.min(1, ++read / count));
      const background = isMasked(element, maskFields) ? MASK_BACKGROUND : barBackground(element);
      if (background) {
        // An empty box, so that the value of a field is not even in the markup of the screenshot.
        const box = page.createElement('div');
        backgrounds.set(box, background);
        return box;
      }
      if (isTag(element, 'img')) images.set(element.currentSrc || element.src, element);
      if (!/^(iframe|embed|object)$/.test(element.localName)) return undefined;
      const { width, height } = element.getBoundingClientRect();
      const frame = page.createElement('img');
      setMedia(frame, frameUrl(element.getAttribute('title') || pictureLabel, width, height));
      return frame;
    },
    afterClone() {
      // The library has copied the styles of the replaced elements to their boxes.
      for (const [box, background] of backgrounds)
        box.style.setProperty('background', background, 'important');
      onProgress(0.6);
    },
    afterRender: () => onProgress(0.8),
  };
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

/** In pixels; small enough to be read at once, large enough that a line of text leaves a trace. */
const SAMPLE_SIZE = 256;

/** A picture of one colour does not show the page: the capture has failed. */
function isOneColour(picture: HTMLCanvasElement): boolean {
  const sample = document.createElement('canvas');
  Object.assign(sample, { width: SAMPLE_SIZE, height: SAMPLE_SIZE });
  const context = sample.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, SAMPLE_SIZE, SAMPLE_SIZE);
  const pixels = new Uint32Array(context.getImageData(0, 0, SAMPLE_SIZE, SAMPLE_SIZE).data.buffer);
  return pixels.every((pixel) => pixel === pixels[0]);
}
