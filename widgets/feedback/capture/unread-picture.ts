import { setMedia } from '#src/rules/address-sinks.ts';
import { localMedia, shownMedia, type MediaUrl } from '#src/rules/media-url.ts';
/** A frame with a name, drawn in place of what cannot be read: a picture that its server does not allow, a page in a frame. */
export function frameUrl(label: string, width: number, height: number): MediaUrl {
  const frame = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  frame.setAttribute('width', String(width));
  frame.setAttribute('height', String(height));
  const foreign = document.createElementNS('http://www.w3.org/2000/svg', 'foreignObject');
  foreign.setAttribute('width', '100%');
  foreign.setAttribute('height', '100%');
  const text = document.createElement('div');
  text.style.cssText =
    'box-sizing:border-box;height:100%;display:flex;align-items:center;justify-content:center;padding:2px;border:1px dashed #8a93a5;background:#eef0f4;color:#4b5363;font:12px/1.3 sans-serif;text-align:center;overflow:hidden';
  text.textContent = label;
  foreign.append(text);
  frame.append(foreign);
  return localMedia(`data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(frame))}`);
}

/**
 * The picture as the page shows it; null if another origin's server does not allow to read it. The page may show a
 * picture that its content policy lets no script fetch, so the picture is asked for again as an image.
 */
export async function pixelsOf(image: HTMLImageElement): Promise<string | null> {
  if (!image.complete) return null;
  return readPixels(image) ?? (await loadReadable(shownMedia(image)));
}

async function loadReadable(url: MediaUrl): Promise<string | null> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  setMedia(image, url);
  try {
    await image.decode();
  } catch {
    return null;
  }
  return readPixels(image);
}

function readPixels(image: HTMLImageElement): string | null {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: image.naturalWidth, height: image.naturalHeight });
  try {
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.width > 0 ? canvas.toDataURL() : null;
  } catch {
    return null;
  }
}
