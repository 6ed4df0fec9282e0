import { AVATAR_CROP_PX, AVATAR_STAGE_PX, AVATAR_PREVIEW_PX, AVATAR_SMALL_PREVIEW_PX } from '../limits.ts';

/** The sides of the previews, the large one first. */
export const previewSides = [AVATAR_PREVIEW_PX, AVATAR_SMALL_PREVIEW_PX] as const;

/** Every picture can be zoomed in at least 4 times, and none more than 10 times. */
const ZOOM_LEAST = 4;
const ZOOM_MOST = 10;

export interface Size {
  width: number;
  height: number;
}

/** The scale of the picture, its clockwise quarter turns, and the offset of its centre from that of the stage in px. */
export interface Placement {
  scale: number;
  turns: number;
  x: number;
  y: number;
}

/** A CSS `matrix()` about the centre of a picture whose top left corner is that of the stage. */
export type Matrix = [number, number, number, number, number, number];

const bound = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Limits the scale: the picture must cover the crop and must not become too coarse. */
export function scaleLimits({ width, height }: Size): { least: number; most: number } {
  const least = AVATAR_CROP_PX / Math.min(width, height);
  return { least, most: least * bound(1 / least, ZOOM_LEAST, ZOOM_MOST) };
}

/** Fits the whole picture into the stage, or scales it to the smallest size that covers the crop. */
export function firstPlacement(picture: Size): Placement {
  const { least, most } = scaleLimits(picture);
  const whole = AVATAR_STAGE_PX / Math.max(picture.width, picture.height);
  return { scale: bound(whole, least, most), turns: 0, x: 0, y: 0 };
}

/** Returns the nearest placement in which the picture covers the crop. */
export function covering(wish: Placement, picture: Size): Placement {
  const { least, most } = scaleLimits(picture);
  const scale = bound(wish.scale, least, most);
  const isUpright = wish.turns % 2 === 0;
  const spare = (side: number) => Math.max(0, (side * scale - AVATAR_CROP_PX) / 2);
  const across = spare(isUpright ? picture.width : picture.height);
  const down = spare(isUpright ? picture.height : picture.width);
  return { scale, turns: wish.turns, x: bound(wish.x, -across, across), y: bound(wish.y, -down, down) };
}

/**
 * Clamps the placement that a gesture leads to. A zoom beyond the limit stops on its path, so that the point under
 * the fingers stays there.
 */
export function following(former: Placement, wish: Placement, picture: Size): Placement {
  const { least, most } = scaleLimits(picture);
  const scale = bound(wish.scale, least, most);
  const whole = wish.scale - former.scale;
  const part = whole === 0 ? 1 : (scale - former.scale) / whole;
  const along = (from: number, to: number) => from + (to - from) * part;
  return covering(
    { scale, turns: wish.turns, x: along(former.x, wish.x), y: along(former.y, wish.y) },
    picture,
  );
}

export function moved(placement: Placement, x: number, y: number, picture: Size): Placement {
  return covering({ ...placement, x: placement.x + x, y: placement.y + y }, picture);
}

/** Rotates by a quarter turn about the centre of the crop: 1 is clockwise, -1 is counterclockwise. */
export function turned({ scale, turns, x, y }: Placement, direction: 1 | -1, picture: Size): Placement {
  const position = direction === 1 ? { x: -y, y: x } : { x: y, y: -x };
  return covering({ scale, turns: (turns + direction + 4) % 4, ...position }, picture);
}

/** Returns the zoom from 0 to 1 on a logarithmic scale, so that equal steps look equal. */
export function zoomOf({ scale }: Placement, picture: Size): number {
  const { least, most } = scaleLimits(picture);
  return bound(Math.log(scale / least) / Math.log(most / least), 0, 1);
}

export function zoomed(placement: Placement, zoom: number, picture: Size): Placement {
  const { least, most } = scaleLimits(picture);
  const scale = least * (most / least) ** bound(zoom, 0, 1);
  const ratio = scale / placement.scale;
  return covering({ ...placement, scale, x: placement.x * ratio, y: placement.y * ratio }, picture);
}

/** Returns the scale in per cent of the smallest one that covers the crop. */
export function percentOf({ scale }: Placement, picture: Size): number {
  return Math.round((scale / scaleLimits(picture).least) * 100);
}

const cosines = [1, 0, -1, 0];
const sines = [0, 1, 0, -1];

export function toMatrix({ scale, turns, x, y }: Placement, { width, height }: Size): Matrix {
  const cos = (cosines[turns] ?? 1) * scale;
  const sin = (sines[turns] ?? 0) * scale;
  return [cos, sin, -sin, cos, x + (AVATAR_STAGE_PX - width) / 2, y + (AVATAR_STAGE_PX - height) / 2];
}

export function fromMatrix([a, b, , , e, f]: Readonly<Matrix>, { width, height }: Size): Placement {
  return {
    scale: Math.hypot(a, b),
    turns: (Math.round(Math.atan2(b, a) / (Math.PI / 2)) + 4) % 4,
    x: e - (AVATAR_STAGE_PX - width) / 2,
    y: f - (AVATAR_STAGE_PX - height) / 2,
  };
}
