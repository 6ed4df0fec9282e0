import * as v from 'valibot';
import { readStored, writeStored } from '#src/session/storage.ts';
import { localeOf } from '#src/texts/locale-of.ts';
import type { Locale } from '#src/texts/texts.ts';

/** The chosen languages by user id; that of a visitor who has not logged in by ''. */
const choices = v.record(v.string(), v.picklist(['zh-CN', 'zh-Hant', 'en']));

/** The first of the browser's languages that we speak. */
export function browserLocale(languages: readonly string[]): Locale {
  return languages.map(localeOf).find((locale) => locale !== undefined) ?? 'zh-CN';
}

/**
 * The language of the portal: the user's choice, else the choice before the log-in, else the language of the settings, else
 * the browser's.
 */
export function localeFor(userId: string, configured: Locale | ''): Locale {
  const chosen = readStored('locale', choices);
  return chosen?.[userId] ?? chosen?.[''] ?? (configured || browserLocale(navigator.languages));
}

export function chooseLocale(userId: string, locale: Locale): void {
  writeStored('locale', { ...readStored('locale', choices), [userId]: locale });
}
