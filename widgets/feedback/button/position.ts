/** The position of the floating button: px from the right and the bottom edge of the window. */
export interface Position {
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** px that stay free between the button and the edges. */
export const EDGE = 12;
/** px that an arrow key moves the button, without and with Shift. */
export const STEP = 16;
export const BIG_STEP = 96;

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(value, Math.max(min, max)));

/** Keeps the whole button inside the window. */
export function clampToWindow({ right, bottom }: Position, window: Size, button: Size): Position {
  return {
    right: clamp(right, EDGE, window.width - button.width - EDGE),
    bottom: clamp(bottom, EDGE, window.height - button.height - EDGE),
  };
}

/** The position that an arrow key moves the button to; null for any other key. */
export function moveByKey(position: Position, key: string, isBig: boolean): Position | null {
  const step = isBig ? BIG_STEP : STEP;
  switch (key) {
    case 'ArrowLeft':
      return { ...position, right: position.right + step };
    case 'ArrowRight':
      return { ...position, right: position.right - step };
    case 'ArrowUp':
      return { ...position, bottom: position.bottom + step };
    case 'ArrowDown':
      return { ...position, bottom: position.bottom - step };
    default:
      return null;
  }
}

const storageKey = 'portal.place:feedback';

/** The position the user has chosen; null if the button was never moved or the storage is unavailable. */
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
