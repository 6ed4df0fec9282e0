import { useContext } from 'react';
import { homeTexts, type HomeWords } from '../texts.ts';
import { fill } from '../../../../../src/texts/texts.ts';
import { LanguageContext, useTexts } from '../../../../../src/texts/useTexts.ts';
import { momentText, spanText } from '../dates.ts';

type Time = string | number | null | undefined;

/** Formats the facts of a card in the current language; returns '' for unknown values. */
export function useFacts() {
  const words = useTexts(homeTexts);
  const { locale } = useContext(LanguageContext);
  const numbers = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  return {
    words,
    moment: (time: Time) => momentText(time, words, locale),
    span: (from: Time, to: Time) => spanText(from, to, words, locale),
    count: (key: keyof HomeWords, value: number | null | undefined) =>
      value ? fill(words[key], { count: numbers.format(value) }) : '',
  };
}
