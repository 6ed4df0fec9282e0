import { useContext, useMemo } from 'react';
import { contentTexts, type ContentWords } from '../texts.ts';
import { compactText } from '../../../../src/texts/format.ts';
import { fill, type Locale } from '../../../../src/texts/texts.ts';
import { useToday } from '../../../../src/texts/useToday.ts';
import { LanguageContext, useTexts } from '../../../../src/texts/useTexts.ts';
import { momentText, spanText } from '../dates.ts';

type Time = string | number | null | undefined;

/** Formats the facts of a card in the current language; returns '' for unknown values. */
export function useFacts() {
  const words = useTexts(contentTexts);
  const { locale } = useContext(LanguageContext);
  // Days are counted from today.
  const today = useToday();
  return useMemo(() => factsOf(words, locale, today), [words, locale, today]);
}

function factsOf(words: ContentWords, locale: Locale, today: number) {
  return {
    words,
    moment: (time: Time) => momentText(time, words, locale, today),
    span: (from: Time, to: Time) => spanText(from, to, words, locale, today),
    /** '' for an unknown price; free of charge is said. */
    price: (yuan: number | null | undefined) =>
      yuan === 0 ? words.free : yuan ? fill(words.price, { price: yuan }) : '',
    count: (key: keyof ContentWords, value: number | null | undefined) =>
      value ? fill(words[key], { count: compactText(value, locale) }) : '',
  };
}
