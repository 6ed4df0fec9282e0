import type { Place } from './position.ts';

const key = 'portal.place:feedback';

/** Where the user has put the floating button; null where nobody has moved it, or the browser remembers nothing. */
export function readPlace(): Place | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Place> | null;
    const { right, bottom } = kept ?? {};
    if (Number.isFinite(right) && Number.isFinite(bottom)) return { right, bottom } as Place;
  } catch {
    // Storage is forbidden, or what stands there is not ours.
  }
  return null;
}

export function writePlace(place: Place): void {
  try {
    localStorage.setItem(key, JSON.stringify(place));
  } catch {
    // Then it stays there until the page is left.
  }
}
