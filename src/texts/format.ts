/** This text replaces an empty counter. */
export const EMPTY_COUNTER = '-';

/** Formats a counter: null, undefined and '' become a dash; 0 is shown as a number. */
export function counterText(count: number | string | null | undefined): string {
  return count == null || String(count).trim() === '' ? EMPTY_COUNTER : String(count);
}

/**
 * Masks the number of a mobile phone or an identity card except for its first 3 and last 4 characters; one that is too
 * short is masked completely.
 */
export function maskNumber(number: string): string {
  const hidden = number.length - 7;
  return hidden > 0 ? number.slice(0, 3) + '*'.repeat(hidden) + number.slice(-4) : '*'.repeat(number.length);
}

/** Creating a format takes longer than rendering a card, so each is created once, when it is first used. */
const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function kept<Format>(formats: Map<string, Format>, key: string, create: () => Format): Format {
  const known = formats.get(key) ?? create();
  formats.set(key, known);
  return known;
}

/** Formats a number, e.g. 12,860. */
export function numberText(value: number, locale: string, options?: Intl.NumberFormatOptions): string {
  const key = JSON.stringify([locale, options]);
  return kept(numberFormats, key, () => new Intl.NumberFormat(locale, options)).format(value);
}

const compact = { notation: 'compact', maximumFractionDigits: 1 } as const;

/** Formats a count in little space, e.g. 1.3万 or 12.9K. */
export function compactText(count: number, locale: string): string {
  // Such a count is the same in every notation, and the compact one takes a browser 15 ms to load.
  return Number.isInteger(count) && count >= 0 && count < 1000
    ? String(count)
    : numberText(count, locale, compact);
}

/** Formats a time in milliseconds since 1970. */
export function dateText(time: number | Date, locale: string, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify([locale, options]);
  return kept(dateFormats, key, () => new Intl.DateTimeFormat(locale, options)).format(time);
}

const minute = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Formats the time of day, e.g. 19:30. */
export const clockText = (time: number, locale: string): string => dateText(time, locale, minute);

const yuan = { style: 'currency', currency: 'CNY', currencyDisplay: 'narrowSymbol' } as const;

/** Formats an amount in yuan, e.g. ¥128.50; an empty one becomes a dash, a non-numeric one stays as it is. */
export function yuanText(amount: number | string | null | undefined, locale: string): string {
  const text = counterText(amount);
  const number = Number(text);
  if (!Number.isFinite(number)) return text;
  return numberText(number, locale, yuan);
}
