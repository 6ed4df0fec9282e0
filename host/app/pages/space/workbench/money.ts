import { counterText } from '../../../../../src/texts/format.ts';
import type { Locale } from '../../../../../src/texts/texts.ts';

/** An amount in yuan, e.g. ¥128.50; a dash where it is empty, what is no number as the server wrote it. */
export function yuanText(amount: number | string | null | undefined, locale: Locale): string {
  const text = counterText(amount);
  const number = Number(text);
  if (!Number.isFinite(number)) return text;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'CNY',
    currencyDisplay: 'narrowSymbol',
  }).format(number);
}
