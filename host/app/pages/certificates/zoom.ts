import { CERTIFICATE_ZOOM_MAX, CERTIFICATE_ZOOM_STEP } from '../../limits.ts';

export function limitZoom(zoom: number): number {
  // Steps up and down again would end beside 1 by rounding.
  const rounded = Math.round(zoom * 1000) / 1000;
  return Math.min(Math.max(rounded, 1), CERTIFICATE_ZOOM_MAX);
}

/** The scroll offset that keeps the point under the pointer, `at` px from the edge, where it is. */
export function scrollAfterZoom(scroll: number, at: number, ratio: number): number {
  return (scroll + at) * ratio - at;
}

interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** The zoom after a key; null for other keys. The browser's shortcuts stay its own. */
export function zoomByKey({ key, ctrlKey, metaKey, altKey }: Key, zoom: number): number | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === '+' || key === '=') return limitZoom(zoom * CERTIFICATE_ZOOM_STEP);
  if (key === '-' || key === '_') return limitZoom(zoom / CERTIFICATE_ZOOM_STEP);
  return key === '0' ? 1 : null;
}

/** The factor of one event of the wheel; a trackpad's many small ones add up to the same. */
export function wheelFactor(deltaY: number, deltaMode: number): number {
  const pixels = deltaMode === 0 ? deltaY : deltaY * 33;
  return CERTIFICATE_ZOOM_STEP ** Math.min(Math.max(-pixels / 100, -1), 1);
}
