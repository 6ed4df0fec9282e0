import type { Locale } from './texts.ts';

/** Brings the words of a language; Chinese is always there. To be awaited before the first widget is shown. */
export async function loadLanguage(locale: Locale | undefined): Promise<void> {
  if (locale === 'en') await import('./en/index.ts');
}
