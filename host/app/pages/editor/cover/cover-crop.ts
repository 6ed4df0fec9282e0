/** The size of an uploaded cover in px. */
export const COVER_WIDTH = 1280;
export const COVER_HEIGHT = 720;

/** The zoom from 1, where the picture just fills the frame; the position from 0 to 1 between its edges. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

/** The part of a picture that a crop shows: always inside the picture, with the shape of a cover. */
export function cropArea({ width, height }: { width: number; height: number }, { zoom, x, y }: Crop) {
  const scale = Math.min(width / COVER_WIDTH, height / COVER_HEIGHT) / zoom;
  const area = { width: COVER_WIDTH * scale, height: COVER_HEIGHT * scale };
  return { ...area, left: (width - area.width) * x, top: (height - area.height) * y };
}
