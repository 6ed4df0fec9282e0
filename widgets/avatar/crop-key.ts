import type { KeyboardEvent } from 'react';
import { zoomOf } from './crop-frame.ts';
import type { Cropper } from './cropper.ts';
import { AVATAR_STEP_PX, AVATAR_LARGE_STEP_PX, AVATAR_ZOOM_STEP } from '../limits.ts';

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const zooms: Record<string, number> = {
  '+': AVATAR_ZOOM_STEP,
  '=': AVATAR_ZOOM_STEP,
  '-': -AVATAR_ZOOM_STEP,
  _: -AVATAR_ZOOM_STEP,
};

/** Moves or zooms the picture by a key press. Returns true if it handled the key. */
export function cropKey(
  { key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent,
  cropper: Pick<Cropper, 'move' | 'zoom' | 'read' | 'picture'>,
): boolean {
  // Leave the browser's shortcuts alone, such as page zoom and history navigation.
  if (ctrlKey || metaKey || altKey) return false;
  const arrow = arrows[key];
  if (arrow) {
    const step = shiftKey ? AVATAR_LARGE_STEP_PX : AVATAR_STEP_PX;
    cropper.move(arrow[0] * step, arrow[1] * step);
    return true;
  }
  const zoom = zooms[key];
  if (zoom === undefined) return false;
  cropper.zoom(zoomOf(cropper.read(), cropper.picture) + zoom);
  return true;
}
