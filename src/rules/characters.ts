let segmenter: Intl.Segmenter | null = null;

/** Makes it when it is needed, since that takes 10 ms. Old browsers have none: code points are the closest count. */
function ownSegmenter(): Intl.Segmenter | null {
  // oxlint-disable-next-line floor/newer -- Firefox has none before 125
  if (!segmenter && typeof Intl.Segmenter === 'function') segmenter = new Intl.Segmenter();
  return segmenter;
}

/** Each code unit of such a text is a character, so nothing has to be segmented. */
const plain = /^[ -~\u4E00-\u9FFF]*$/;

/** Splits a text into the characters that a reader sees: an emoji of several code points is one, and so is a line break. */
export function visibleCharacters(text: string): string[] {
  if (plain.test(text)) return text.split('');
  const segments = ownSegmenter()?.segment(text);
  return segments ? Array.from(segments, ({ segment }) => segment) : [...text];
}

/** The length of a text as counters show it and limits mean it. */
export function visibleLength(text: string): number {
  return visibleCharacters(text).length;
}

const FULL_WIDTH_OFFSET = 0xfee0;

/** Converts the full-width digits, letters and signs of a Chinese input method to half width. */
export function toHalfWidth(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(/\u3000/g, ' ');
}

// Soft hyphens, zero-width spaces, marks of direction, word joiners, byte order marks. Joiners stay: emoji consist of them.
const unseen = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;

/** Removes the marks that a text brings along unseen when it is copied from a document, a page or a chat. */
export function withoutUnseen(text: string): string {
  return text.replace(unseen, '');
}

/**
 * The text that a field of one line keeps: without invisible marks, and with ordinary spaces for all others. A joiner
 * stays in front of an emoji. Not for passwords: each of their characters counts.
 */
export function shortText(typed: string): string {
  return withoutUnseen(typed)
    .replace(/\u200c|\u200d(?!\p{Extended_Pictographic})/gu, '')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f]/g, ' ');
}

/** The text that a field for a number or an address keeps: half-width characters without spaces. */
export function plainText(typed: string): string {
  return toHalfWidth(shortText(typed)).replace(/\s/g, '');
}
