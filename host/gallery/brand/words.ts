import { wordsOf } from '#src/texts/texts.ts';
import { locale } from '../words.ts';
import { brandTexts } from './texts.ts';

export const brandWords = wordsOf(brandTexts, { locale, overrides: {} });
