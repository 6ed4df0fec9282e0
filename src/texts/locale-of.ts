import type { Locale } from './texts.ts';

/** Our language for a language tag: `zh` of any script or region, `en` of any region. */
export function localeOf(lang: string): Locale | undefined {
  if (/^zh\b/i.test(lang)) return 'zh-CN';
  return /^en\b/i.test(lang) ? 'en' : undefined;
}
