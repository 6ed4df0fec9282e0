import { wordsOf } from '#src/texts/texts.ts';
import { readSettings } from './settings.ts';
import { galleryTexts } from './texts.ts';

/** The language that the address chooses; a change opens the page again. */
export const { locale } = readSettings(location.search);

export const words = wordsOf(galleryTexts, { locale, overrides: {} });

/** Translates the page's HTML into the chosen language, in which these are its words. */
export function translatePage(texts: Readonly<Record<string, string>> & { title: string }): void {
  const wordNamed = (key = '') => {
    const word = texts[key];
    if (word === undefined) throw new Error(`the page has no text ${key}`);
    return word;
  };
  document.documentElement.lang = locale === 'en' ? 'en' : 'zh-CN';
  document.title = texts.title;
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]')) {
    element.textContent = wordNamed(element.dataset.text);
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-label]')) {
    element.setAttribute('aria-label', wordNamed(element.dataset.label));
  }
}
