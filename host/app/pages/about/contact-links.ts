import type { Place } from '#src/api/about.ts';
import { safeUrl, type SafeUrl } from '#src/rules/safe-url.ts';

/** A `mailto:` link; '' for an invalid address, which could add other recipients or a text. */
export function mailUrl(address: string): SafeUrl {
  return /^[^\s@?&,;:<>"%]+@[^\s@?&,;:<>"%/]+$/.test(address) ? `mailto:${address}` : '';
}

const coordinates = /^geo:(-?\d+(?:\.\d+)?,-?\d+(?:\.\d+)?)$/i;

/**
 * The link that shows a place on a map: the operator's template, if the place has all that it names, else the link of the
 * data. '' if neither is safe.
 */
export function mapUrl(place: Place, template: string, base: string): SafeUrl {
  const values: Record<string, unknown> = { ...place, name: place.name || place.address };
  let isComplete = template !== '';
  const filled = template.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = values[key];
    if (value == null || value === '') isComplete = false;
    return encodeURIComponent(String(value ?? ''));
  });
  const own = place.mapUrl.trim();
  const point = coordinates.exec(own)?.[1];
  return (isComplete && safeUrl(filled, base)) || (point ? `geo:${point}` : safeUrl(own, base));
}
