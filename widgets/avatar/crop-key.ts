import type { KeyboardEvent } from 'react';
import { zoomOf } from './crop-frame.ts';
import type { Cropper } from './cropper.ts';

/** The distance in px of one arrow key press, and of one with Shift. */
const STEP = 2;
const LARGE_STEP = 20;
/** A fraction of the whole zoom range. */
export const ZOOM_STEP = 0.05;

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const zooms: Record<string, number> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': -ZOOM_STEP, _: -ZOOM_STEP };

/** Moves or zooms the picture by a key press. Returns true if it handled the key. */
export function cropKey(
  { key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent,
  cropper: Pick<Cropper, 'move' | 'zoom' | 'read' | 'picture'>,
): boolean {
  // Leave the browser's shortcuts alone, such as page zoom and history navigation.
  if (ctrlKey || metaKey || altKey) return false;
  const arrow = arrows[key];
  if (arrow) {
    const step = shiftKey ? LARGE_STEP : STEP;
    cropper.move(arrow[0] * step, arrow[1] * step);
    return true;
  }
  const zoom = zooms[key];
  if (zoom === undefined) return false;
  cropper.zoom(zoomOf(cropper.read(), cropper.picture) + zoom);
  return true;
}
