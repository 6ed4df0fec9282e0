import { useContext, useMemo } from 'react';
import { contentTexts, type ContentWords } from '../texts.ts';
import { clockText, compactText, numberText } from '#src/texts/format.ts';
import { fill, type Locale } from '#src/texts/texts.ts';
import { useToday } from '#src/texts/useToday.ts';
import { LanguageContext, useTexts } from '#src/texts/useTexts.ts';
import { momentText, spanText, type Time } from '../dates.ts';

/** Formats the facts of an item in the current language; returns '' for unknown values. */
export function useFacts() {
  const words = useTexts(contentTexts);
  const { locale } = useContext(LanguageContext);
  // Days are counted from today.
  const today = useToday();
  return useMemo(() => factFormat(words, locale, today), [words, locale, today]);
}

export type FactFormat = ReturnType<typeof factFormat>;

export function factFormat(words: ContentWords, locale: Locale, today: number) {
  return {
    words,
    clock: (time: number) => clockText(time, locale),
    moment: (time: Time) => momentText(time, words, locale, today),
    span: (from: Time, to: Time) => spanText(from, to, words, locale, today),
    /** '' for an unknown price; free of charge is said. */
    price: (yuan: number | null | undefined) =>
      yuan === 0 ? words.free : yuan ? fill(words.price, { price: yuan }) : '',
    number: (value: number | null | undefined) => (value ? numberText(value, locale) : ''),
    /** A number in little space, in its sentence. */
    count: (key: keyof ContentWords, value: number | null | undefined) =>
      value ? fill(words[key], { count: compactText(value, locale) }) : '',
  };
}
