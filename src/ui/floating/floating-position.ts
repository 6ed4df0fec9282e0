import { FLOATING_EDGE_PX, FLOATING_STEP_PX, FLOATING_BIG_STEP_PX } from '../../rules/limits.ts';

/** The position of a floating control: px from the right and the bottom edge of the window. */
export interface Position {
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(value, Math.max(min, max)));

/** Keeps the whole control inside the window. */
export function clampToWindow({ right, bottom }: Position, window: Size, control: Size): Position {
  return {
    right: clamp(right, FLOATING_EDGE_PX, window.width - control.width - FLOATING_EDGE_PX),
    bottom: clamp(bottom, FLOATING_EDGE_PX, window.height - control.height - FLOATING_EDGE_PX),
  };
}

/** Steps to the left and up. */
const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The position that an arrow key moves the control to; null for any other key. */
export function moveByKey({ right, bottom }: Position, key: string, isBig: boolean): Position | null {
  const direction = directions[key];
  const step = isBig ? FLOATING_BIG_STEP_PX : FLOATING_STEP_PX;
  return direction ? { right: right + direction[0] * step, bottom: bottom + direction[1] * step } : null;
}

/** One position for all pages of an origin, which show one floating control each. */
const storageKey = 'portal.place:feedback';

/** The position the user has chosen; null if the control was never moved or the storage is unavailable. */
export function readPosition(): Position | null {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Partial<Position> | null;
    const { right, bottom } = stored ?? {};
    if (Number.isFinite(right) && Number.isFinite(bottom)) return { right, bottom } as Position;
  } catch {
    // The storage is blocked, or the stored value is not ours.
  }
  return null;
}

export function writePosition(position: Position): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(position));
  } catch {
    // The position then lasts until the page is left.
  }
}
