import { useContext } from 'react';
import type { Locale } from '#src/texts/texts.ts';
import { LanguageContext } from '#src/texts/useTexts.ts';

/** The documentation is written in two of the languages. */
export type DocsLocale = Exclude<Locale, 'zh-Hant'>;

export function useDocsLocale(): DocsLocale {
  return docsLocaleOf(useContext(LanguageContext).locale);
}

/** The language in which somebody reads the documentation who has chosen this one. */
export const docsLocaleOf = (locale: unknown): DocsLocale => (locale === 'en' ? 'en' : 'zh-CN');
