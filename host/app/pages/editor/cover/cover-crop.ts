import { COVER_WIDTH_PX, COVER_HEIGHT_PX } from '#host/app/limits.ts';

/** The zoom from 1, where the picture just fills the frame; the position from 0 to 1 between its edges. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

/** The part of a picture that a crop shows: always inside the picture, with the shape of a cover. */
export function cropArea({ width, height }: { width: number; height: number }, { zoom, x, y }: Crop) {
  const scale = Math.min(width / COVER_WIDTH_PX, height / COVER_HEIGHT_PX) / zoom;
  const area = { width: COVER_WIDTH_PX * scale, height: COVER_HEIGHT_PX * scale };
  return { ...area, left: (width - area.width) * x, top: (height - area.height) * y };
}
