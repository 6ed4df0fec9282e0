/** Where the floating button stands: px from the right and the lower edge of the window. */
export interface Place {
  right: number;
  bottom: number;
}

export interface Room {
  width: number;
  height: number;
}

/** px that stay free between the button and the edges. */
export const EDGE = 12;
/** px that an arrow key moves it; with Shift. */
export const STEP = 16;
export const BIG_STEP = 96;

const between = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, Math.max(least, most)));

/** Keeps a button of that size whole within the window. */
export function within({ right, bottom }: Place, window: Room, button: Room): Place {
  return {
    right: between(right, EDGE, window.width - button.width - EDGE),
    bottom: between(bottom, EDGE, window.height - button.height - EDGE),
  };
}

/** Where an arrow key leads; null for any other key. */
export function movedByKey(place: Place, key: string, isBig: boolean): Place | null {
  const step = isBig ? BIG_STEP : STEP;
  switch (key) {
    case 'ArrowLeft':
      return { ...place, right: place.right + step };
    case 'ArrowRight':
      return { ...place, right: place.right - step };
    case 'ArrowUp':
      return { ...place, bottom: place.bottom + step };
    case 'ArrowDown':
      return { ...place, bottom: place.bottom - step };
    default:
      return null;
  }
}
