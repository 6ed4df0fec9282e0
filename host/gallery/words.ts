import { wordsOf } from '#src/texts/texts.ts';
import { readSettings } from './settings.ts';
import { galleryTexts } from './texts.ts';

/** The language that the address chooses; a change opens the page again. */
export const { locale } = readSettings(location.search);

export const words = wordsOf(galleryTexts, { locale, overrides: {} });

/** Translates the page's HTML into the chosen language. */
export function translatePage(): void {
  document.documentElement.lang = locale === 'en' ? 'en' : 'zh-CN';
  document.title = words.title;
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]')) {
    element.textContent = wordNamed(element.dataset.text);
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-label]')) {
    element.setAttribute('aria-label', wordNamed(element.dataset.label));
  }
}

function wordNamed(key = ''): string {
  const word: unknown = Reflect.get(words, key);
  if (typeof word !== 'string') throw new Error(`the gallery has no text ${key}`);
  return word;
}
