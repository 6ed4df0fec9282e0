import { pageOrigin } from '../../../src/rules/page-url.ts';
import type { PictureSource } from './paint-node.ts';

/** Pixels of the screenshot per pixel of the page. */
export const SCREENSHOT_SCALE = 3;

/** A picture that takes longer to load is replaced by a frame. */
const PICTURE_TIMEOUT_MS = 4000;

/** In bytes; a larger file is scaled down to what is shown of it, since every part of the screenshot decodes it again. */
const FILE_LIMIT = 300_000;

interface Size {
  width: number;
  height: number;
}

/**
 * The data of an image that the page shows. An image of another origin is read only if its server allows it by CORS;
 * otherwise the canvas would become unreadable. `size`: how large it is shown; null keeps its own size.
 */
export function pictureSource(url: string, label: string, size: Size | null): PictureSource {
  return { label, load: async () => (await ownFile(url)) ?? loadImage(url, size) };
}

/** The data of what a canvas or video shows now. */
export function drawnSource(
  element: HTMLCanvasElement | HTMLVideoElement,
  label: string,
  size: Size,
): PictureSource {
  const own =
    element instanceof HTMLVideoElement
      ? { width: element.videoWidth, height: element.videoHeight }
      : { width: element.width, height: element.height };
  return { label, load: () => toDataUrl(element, own, size) };
}

/** The file itself, which stays sharp if it is a vector graphic; null if it must be loaded as an image. */
async function ownFile(url: string): Promise<string | null> {
  if (url.startsWith('data:')) return url;
  const { protocol, origin } = new URL(url, document.baseURI);
  if (protocol === 'blob:' || origin !== pageOrigin()) return null;
  try {
    const response = await fetch(url, {
      cache: 'force-cache',
      signal: AbortSignal.timeout(PICTURE_TIMEOUT_MS),
    });
    const blob = await response.blob();
    return response.ok && blob.size <= FILE_LIMIT ? await blobToDataUrl(blob) : null;
  } catch {
    return null;
  }
}

async function loadImage(url: string, size: Size | null): Promise<string | null> {
  const image = new Image();
  if (new URL(url, document.baseURI).origin !== pageOrigin()) image.crossOrigin = 'anonymous';
  image.src = url;
  const timeout = new Promise<false>((resolve) => setTimeout(() => resolve(false), PICTURE_TIMEOUT_MS));
  const loading = image.decode().then(
    () => true,
    () => false,
  );
  if (!(await Promise.race([loading, timeout]))) return null;
  const own = { width: image.naturalWidth, height: image.naturalHeight };
  return toDataUrl(image, own, size ?? own);
}

async function toDataUrl(source: CanvasImageSource, own: Size, shown: Size): Promise<string | null> {
  const { width, height } = own.width > 0 && own.height > 0 ? own : shown;
  // The proportions are kept, so that the box's `object-fit` still applies.
  const scale = SCREENSHOT_SCALE * Math.max(shown.width / width, shown.height / height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * Math.min(1, scale)));
  canvas.height = Math.max(1, Math.round(height * Math.min(1, scale)));
  try {
    canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    return blob && (await blobToDataUrl(blob));
  } catch {
    // A canvas or video that shows something of an origin that does not allow it.
    return null;
  }
}

export function blobToDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(blob);
  });
}
