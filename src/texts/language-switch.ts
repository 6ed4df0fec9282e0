import { createContext, type ReactNode } from 'react';
import type { Locale } from './texts.ts';

export interface LanguageSwitch {
  choose: (locale: Locale) => void;
  /** Stands in the header for a visitor, who has no account menu. */
  button: ReactNode;
}

/** Changes the language of the page. Null for elements on other sites, which speak the language of the document. */
export const LanguageSwitchContext = createContext<LanguageSwitch | null>(null);

/** The languages by their own names, in the order in which they are offered. */
export const languageNames: readonly (readonly [Locale, string])[] = [
  ['zh-CN', '简体中文'],
  ['zh-Hant', '繁體中文'],
  ['en', 'English'],
];
