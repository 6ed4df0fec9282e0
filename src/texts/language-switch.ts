import { createContext } from 'react';
import type { Locale } from './texts.ts';

/** Changes the language of the page. Null for elements on other sites, which speak the language of the document. */
export const LanguageSwitchContext = createContext<((locale: Locale) => void) | null>(null);

/** The languages by their own names. */
export const languageNames: Readonly<Record<Locale, string>> = { 'zh-CN': '简体中文', en: 'English' };

export const otherLocale = (locale: Locale): Locale => (locale === 'en' ? 'zh-CN' : 'en');
