import { weakMemoize } from '../rules/weak-memoize.ts';

export type Locale = 'zh-CN' | 'zh-Hant' | 'en';

type Words = Record<string, string>;

/** The texts of one area. A tenant overrides one by its dotted key, `area.key`. */
export interface Texts<Keys extends Words = Words> {
  area: string;
  'zh-CN': Keys;
  en: { [Key in keyof Keys]: string };
}

/** Defines the texts of an area; the types force English to have the keys of Chinese. */
/* @__NO_SIDE_EFFECTS__ */
export function defineTexts<Keys extends Words>(
  area: string,
  chinese: Keys,
  english: { [Key in keyof Keys]: string },
): Texts<Keys> {
  return { area, 'zh-CN': chinese, en: english };
}

export interface Language {
  locale: Locale;
  /** No setting names the language, so that an element may follow the document's. */
  isDefault?: boolean;
  /** Overrides of our texts by dotted key, e.g. `{'login.title': '欢迎'}`. */
  overrides: Readonly<Words>;
  /** The text of a dotted key where the texts of the locale are not defined, but converted; undefined: there is none. */
  translate?: ((name: string) => string | undefined) | undefined;
}

export const chinese: Language = { locale: 'zh-CN', overrides: {} };

/** Changed by `traditional.ts`, which loads with the first reader of Traditional Chinese. */
export const translation = { of: (language: Language): Language => language };

const wordsIn = weakMemoize<Language, Map<Texts, Words>>(() => new Map());

/** Returns the texts of an area with the tenant's overrides; the same object for the same arguments. */
export function wordsOf<Keys extends Words>(
  texts: Texts<Keys>,
  language: Language,
): { [Key in keyof Keys]: string } {
  const cache = wordsIn(language);
  let words = cache.get(texts);
  if (!words) {
    words = { ...texts[language.locale === 'en' ? 'en' : 'zh-CN'] };
    for (const key of Object.keys(words)) {
      const name = `${texts.area}.${key}`;
      const text = language.overrides[name] ?? language.translate?.(name);
      if (text !== undefined) words[key] = text;
    }
    cache.set(texts, words);
  }
  return words as { [Key in keyof Keys]: string };
}

/**
 * Replaces the `{name}` placeholders of a text. `{name:point|points}` becomes the first word where the value is 1, else the
 * second.
 */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(
    /\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g,
    (placeholder, name: string, one?: string, others?: string) => {
      const value = String(values[name] ?? placeholder);
      return (value === '1' ? one : others) ?? value;
    },
  );
}
