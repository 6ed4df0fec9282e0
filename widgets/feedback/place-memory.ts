import { check } from '../../src/http/schema.ts';
import { placeSchema, type Place } from './place.ts';

const key = 'portal.place:feedback';

/** Where the user has put the floating button; null where nobody has moved it, or the browser remembers nothing. */
export function readPlace(): Place | null {
  try {
    const text = localStorage.getItem(key);
    const kept = text && check(placeSchema, JSON.parse(text));
    if (kept && !kept.issues) return kept.value;
    if (text) localStorage.removeItem(key);
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
