import type { ImageRule } from '../../src/rules/image-file.ts';

/** Tried one after the other until the picture is small enough; in px, the longer side. */
const sides = [1600, 1200, 800, 400];

/** The same picture in fewer bytes, as a JPEG, which no longer knows where it was taken. Rejects where it cannot be read. */
export async function shrink(file: File, { maxBytes = Infinity }: ImageRule): Promise<File> {
  // Turned the right way round, as the camera noted it.
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
      0.9,
    );
  });
}

const jpegName = (name: string) => `${name.replace(/\.[^.]*$/, '')}.jpg`;
