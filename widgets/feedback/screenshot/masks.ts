import { SCREENSHOT_PNG_MAX_BYTES } from '../../limits.ts';

/** A redacted area, in fractions of the picture's width and height. */
export interface Mask {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Smaller masks are slips of the pointer. */
export const MASK_MIN = 0.01;
/** How far an arrow key moves or resizes a mask. */
export const MASK_STEP = 0.02;

let lastId = 0;
export const newMaskId = () => `portal-mask-${++lastId}`;

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** The area between two points, in whichever direction it was drawn. */
export function maskBetween(id: string, from: { x: number; y: number }, to: { x: number; y: number }): Mask {
  const left = clamp(Math.min(from.x, to.x), 0, 1);
  const top = clamp(Math.min(from.y, to.y), 0, 1);
  return {
    id,
    x: left,
    y: top,
    width: clamp(Math.max(from.x, to.x), 0, 1) - left,
    height: clamp(Math.max(from.y, to.y), 0, 1) - top,
  };
}

export const isMask = ({ width, height }: Mask) => width >= MASK_MIN && height >= MASK_MIN;

const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-MASK_STEP, 0],
  ArrowRight: [MASK_STEP, 0],
  ArrowUp: [0, -MASK_STEP],
  ArrowDown: [0, MASK_STEP],
};

/** The mask after an arrow key, which moves it, or with Shift resizes it; null for any other key. */
export function maskByKey(mask: Mask, key: string, isResize: boolean): Mask | null {
  const move = moves[key];
  if (!move) return null;
  const [x, y] = move;
  if (isResize) {
    return {
      ...mask,
      width: clamp(mask.width + x, MASK_STEP, 1 - mask.x),
      height: clamp(mask.height + y, MASK_STEP, 1 - mask.y),
    };
  }
  return {
    ...mask,
    x: clamp(mask.x + x, 0, 1 - mask.width),
    y: clamp(mask.y + y, 0, 1 - mask.height),
  };
}

/** A copy of the picture with the masks painted over it, as a file; nothing below them is left. */
export async function paintMasks(
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
  if (png.size <= SCREENSHOT_PNG_MAX_BYTES) return new File([png], `${name}.png`, { type: 'image/png' });
  return new File([await blobOf(canvas, 'image/jpeg', 0.9)], `${name}.jpg`, { type: 'image/jpeg' });
}

function blobOf(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), type, quality),
  );
}
