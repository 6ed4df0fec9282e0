// Old browsers lack it; code points are the closest count they offer.
const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter() : null;

/**
 * Splits a text into the characters that a reader sees: an emoji of several code points is one, and so is a line
 * break. `segments` is null where `Intl.Segmenter` is missing.
 */
export function visibleCharacters(text: string, segments: Intl.Segmenter | null = segmenter): string[] {
  return segments ? Array.from(segments.segment(text), ({ segment }) => segment) : [...text];
}

/** The length of a text as counters show it and limits mean it. */
export function visibleLength(text: string): number {
  return visibleCharacters(text).length;
}
