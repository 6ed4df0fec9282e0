import { createContext, useContext } from 'react';
import { chinese, wordsOf, type Language, type Texts } from './texts.ts';

export const LanguageContext = createContext<Language>(chinese);

/** Returns the texts of an area, e.g. `const words = useTexts(loginTexts)`. */
export function useTexts<Keys extends Record<string, string>>(
  texts: Texts<Keys>,
): { [Key in keyof Keys]: string } {
  return wordsOf(texts, useContext(LanguageContext));
}
