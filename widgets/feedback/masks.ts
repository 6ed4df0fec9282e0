/** A covered area, in fractions of the picture's width and height. */
export interface Mask {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Smaller ones are slips of the pointer. */
export const MASK_MIN = 0.01;
/** How far an arrow key moves or stretches one. */
export const MASK_STEP = 0.02;

let lastId = 0;
export const newMaskId = () => `portal-mask-${++lastId}`;

const inside = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The area between two points, whichever way it was drawn. */
export function maskBetween(id: string, from: { x: number; y: number }, to: { x: number; y: number }): Mask {
  const left = inside(Math.min(from.x, to.x), 0, 1);
  const top = inside(Math.min(from.y, to.y), 0, 1);
  return {
    id,
    x: left,
    y: top,
    width: inside(Math.max(from.x, to.x), 0, 1) - left,
    height: inside(Math.max(from.y, to.y), 0, 1) - top,
  };
}

export const isMask = ({ width, height }: Mask) => width >= MASK_MIN && height >= MASK_MIN;

const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-MASK_STEP, 0],
  ArrowRight: [MASK_STEP, 0],
  ArrowUp: [0, -MASK_STEP],
  ArrowDown: [0, MASK_STEP],
};

/** An arrow key moves a mask, with Shift it makes it larger or smaller; null for any other key. */
export function maskByKey(mask: Mask, key: string, isStretch: boolean): Mask | null {
  const move = moves[key];
  if (!move) return null;
  const [x, y] = move;
  if (isStretch) {
    return {
      ...mask,
      width: inside(mask.width + x, MASK_STEP, 1 - mask.x),
      height: inside(mask.height + y, MASK_STEP, 1 - mask.y),
    };
  }
  return {
    ...mask,
    x: inside(mask.x + x, 0, 1 - mask.width),
    y: inside(mask.y + y, 0, 1 - mask.height),
  };
}
