import type { Mask } from './masks.ts';

/** In bytes; a larger picture is sent as JPEG. */
const PNG_MAX = 4 * 1_048_576;

/** The picture with its masks painted in: what they cover is gone. */
export async function compose(
  picture: HTMLCanvasElement,
  masks: readonly Mask[],
  name: string,
): Promise<File> {
  const canvas = picture.ownerDocument.createElement('canvas');
  const { width, height } = picture;
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(picture, 0, 0);
  context.fillStyle = '#2b303b';
  for (const mask of masks) {
    context.fillRect(
      Math.floor(mask.x * width),
      Math.floor(mask.y * height),
      Math.ceil(mask.width * width),
      Math.ceil(mask.height * height),
    );
  }
  const png = await blobOf(canvas, 'image/png');
  if (png.size <= PNG_MAX) return new File([png], `${name}.png`, { type: 'image/png' });
  return new File([await blobOf(canvas, 'image/jpeg', 0.9)], `${name}.jpg`, { type: 'image/jpeg' });
}

function blobOf(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), type, quality),
  );
}
