import { AVATAR_JPEG_QUALITY } from '../limits.ts';
import type { ImageRule } from '#src/rules/image-file.ts';

/** Lengths of the longer side in px, tried in this order until the picture is small enough. */
const sides = [1600, 1200, 800, 400];

/** Re-encodes a picture as a smaller JPEG, which also drops its location data. Rejects if it cannot be decoded. */
export async function shrink(file: File, { maxBytes = Infinity }: ImageRule): Promise<File> {
  // Apply the EXIF orientation, because the JPEG loses it.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    for (const side of sides) {
      const small = await encode(bitmap, side);
      if (small.size <= maxBytes) return new File([small], jpegName(file.name), { type: 'image/jpeg' });
    }
  } finally {
    bitmap.close();
  }
  throw new Error('the picture stays too large');
}

function encode(bitmap: ImageBitmap, side: number): Promise<Blob> {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return Promise.reject(new Error('no canvas'));
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture cannot be encoded'))),
      'image/jpeg',
      AVATAR_JPEG_QUALITY,
    );
  });
}

const jpegName = (name: string) => `${name.replace(/\.[^.]*$/, '')}.jpg`;
