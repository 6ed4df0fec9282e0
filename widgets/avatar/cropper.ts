import { setMedia } from '#src/rules/address-sinks.ts';
import type { MediaUrl } from '#src/rules/media-url.ts';
import {
  firstPlacement,
  following,
  fromMatrix,
  moved,
  toMatrix,
  turned,
  zoomed,
  type Matrix,
  type Placement,
  type Size,
} from './crop-frame.ts';
import { makeCanvas, makeHandle, makePicture, makeSelection, type CropPicture } from './cropper-elements.ts';
import { AVATAR_CROP_PX, AVATAR_STAGE_PX } from '../limits.ts';

export interface Cropper {
  readonly picture: Size;
  /** Returns the current placement of the picture. */
  read(): Placement;
  move(x: number, y: number): void;
  /** Takes a zoom from 0 to 1. */
  zoom(zoom: number): void;
  turn(direction: 1 | -1): void;
  reset(): void;
  /** Draws the crop, 150 × 150 px. */
  toCanvas(): Promise<HTMLCanvasElement>;
  close(): void;
}

/**
 * Shows the picture of a URL on a stage, where pointer, touch and wheel move it below a fixed crop.
 * Rejects if the browser cannot decode the picture.
 */
export async function openCropper(
  stage: HTMLElement,
  url: MediaUrl,
  onChange: (placement: Placement) => void,
): Promise<Cropper> {
  const canvas = makeCanvas();
  const image = makePicture();
  const handle = makeHandle();
  const selection = makeSelection();
  canvas.className = 'portal-crop-canvas';
  image.className = 'portal-crop-picture';
  selection.className = 'portal-crop-selection';
  // The stage around the canvas carries the accessible name and description.
  canvas.setAttribute('aria-hidden', 'true');
  canvas.append(image, handle, selection);
  Object.assign(handle, { action: 'move', plain: true });
  // Gestures must not rotate the picture; the buttons rotate it by exact quarter turns.
  Object.assign(image, { scalable: true, translatable: true, initialFit: 'none' });
  const offset = (AVATAR_STAGE_PX - AVATAR_CROP_PX) / 2;
  Object.assign(selection, { x: offset, y: offset, width: AVATAR_CROP_PX, height: AVATAR_CROP_PX });
  stage.append(canvas);

  const close = () => {
    // This removes the library's key listener from the document, if it has added one.
    selection.keyboard = false;
    canvas.remove();
  };

  const picture = await load(image, url).catch((error: unknown) => {
    close();
    throw error;
  });
  let placement = firstPlacement(picture);

  const put = (next: Placement) => {
    placement = next;
    image.$setTransform(toMatrix(placement, picture));
    onChange(placement);
  };
  // The library itself does not keep the picture over the crop.
  image.addEventListener('transform', (event) => {
    const { matrix } = (event as CustomEvent<{ matrix: Matrix }>).detail;
    if (matrix.every((value, index) => value === toMatrix(placement, picture)[index])) return;
    event.preventDefault();
    put(following(placement, fromMatrix(matrix, picture), picture));
  });
  put(placement);

  return {
    picture,
    read: () => placement,
    move: (x, y) => put(moved(placement, x, y, picture)),
    zoom: (zoom) => put(zoomed(placement, zoom, picture)),
    turn: (direction) => put(turned(placement, direction, picture)),
    reset: () => put(firstPlacement(picture)),
    toCanvas: () =>
      selection.$toCanvas({
        width: AVATAR_CROP_PX,
        height: AVATAR_CROP_PX,
        beforeDraw(context) {
          // JPEG has no transparency, so transparent pixels would turn black.
          context.fillStyle = '#ffffff';
          context.fillRect(0, 0, AVATAR_CROP_PX, AVATAR_CROP_PX);
          context.imageSmoothingQuality = 'high';
        },
      }),
    close,
  };
}

function load(image: CropPicture, url: MediaUrl): Promise<Size> {
  return new Promise((resolve, reject) => {
    const inner = image.$getShadowRoot().querySelector('img');
    if (!inner) return reject(new Error('the cropper has no picture'));
    inner.addEventListener('load', () => {
      const { naturalWidth: width, naturalHeight: height } = inner;
      if (width > 0 && height > 0) resolve({ width, height });
      else reject(new Error('an empty picture'));
    });
    inner.addEventListener('error', () => reject(new Error('not a picture')));
    setMedia(image, url);
  });
}
