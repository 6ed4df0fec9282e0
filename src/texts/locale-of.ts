import type { Locale } from './texts.ts';

/** Our language for a language tag: `zh` by its script or where that is usual in its region, `en` of any region. */
export function localeOf(lang: string): Locale | undefined {
  if (/^zh-(hant|tw|hk|mo)\b/i.test(lang)) return 'zh-Hant';
  if (/^zh\b/i.test(lang)) return 'zh-CN';
  return /^en\b/i.test(lang) ? 'en' : undefined;
}
