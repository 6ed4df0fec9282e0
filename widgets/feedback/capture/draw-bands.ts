import { bandMarkup, type StylePictures } from './markup.ts';
import type { PaintNode } from './paint-node.ts';
import { blobToDataUrl, SCREENSHOT_SCALE } from './picture-source.ts';
import { pause } from './slices.ts';

/** The height of a band in px of the page. Each is drawn at once; low enough not to hold up the page. */
const BAND_HEIGHT = 120;

/** Draws the boxes band by band. A band that cannot be drawn rejects; none is left out. */
export async function drawBands(
  root: PaintNode,
  background: string,
  stylePictures: StylePictures,
  onBand: (done: number, count: number) => void,
): Promise<HTMLCanvasElement> {
  const { width, height } = root.box;
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(width * SCREENSHOT_SCALE);
  canvas.height = Math.floor(height * SCREENSHOT_SCALE);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.fillStyle = background;
  context.fillRect(0, 0, canvas.width, canvas.height);

  const count = Math.ceil(height / BAND_HEIGHT);
  for (let index = 0; index < count; index++) {
    const top = index * BAND_HEIGHT;
    const band = { top, height: Math.min(BAND_HEIGHT, height - top) };
    const image = await imageOf(bandMarkup(root, band, stylePictures));
    await pause();
    context.drawImage(image, 0, top * SCREENSHOT_SCALE, canvas.width, band.height * SCREENSHOT_SCALE);
    onBand(index + 1, count);
    await pause();
  }
  return canvas;
}

/** A data URL, since an SVG with HTML from a `blob:` URL would make the canvas unreadable. */
async function imageOf(markup: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = await blobToDataUrl(new Blob([markup], { type: 'image/svg+xml;charset=utf-8' }));
  // However long it takes: an image that is drawn before it is decoded leaves the picture white.
  await image.decode();
  return image;
}

/** In pixels of the picture; text is higher than that. */
const ROW_STEP = 8;

/** Whether a picture has one colour only, so that the page is not visible in it. */
export async function isOneColour(canvas: HTMLCanvasElement): Promise<boolean> {
  const context = canvas.getContext('2d');
  let first: number | undefined;
  for (let row = 0; row < canvas.height; row += ROW_STEP) {
    const { data } = context?.getImageData(0, row, canvas.width, 1) ?? {};
    const pixels = new Uint32Array(data?.buffer ?? new ArrayBuffer(0));
    first ??= pixels[0];
    if (pixels.some((pixel) => pixel !== first)) return false;
    if (row % (ROW_STEP * 50) === 0) await pause();
  }
  return true;
}
