import { counterText, numberText } from '../../../src/texts/format.ts';
import type { Locale } from '../../../src/texts/texts.ts';

const yuan = { style: 'currency', currency: 'CNY', currencyDisplay: 'narrowSymbol' } as const;

/** Formats an amount in yuan, e.g. ¥128.50; an empty one becomes a dash, a non-numeric one stays as it is. */
export function yuanText(amount: number | string | null | undefined, locale: Locale): string {
  const text = counterText(amount);
  const number = Number(text);
  if (!Number.isFinite(number)) return text;
  return numberText(number, locale, yuan);
}
