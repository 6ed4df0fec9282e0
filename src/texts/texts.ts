export type Locale = 'zh-CN' | 'en';

type Words = Record<string, string>;

/** The texts of one area, in Chinese. A tenant overrides one by its dotted key, `area.key`. */
export interface Texts<Keys extends Words = Words> {
  area: string;
  'zh-CN': Keys;
}

/** The words of an area in another language: the same keys. */
export type Translation<Area extends Texts> = { [Key in keyof Area['zh-CN']]: string };

export function defineTexts<Keys extends Words>(area: string, chinese: Keys): Texts<Keys> {
  return { area, 'zh-CN': chinese };
}

const english = new Map<string, Words>();

/** Makes English known, area by area; see `loadLanguage`. Most readers never need it, so it does not travel with the texts. */
export function addEnglish(areas: Readonly<Record<string, Words>>): void {
  for (const [area, words] of Object.entries(areas)) english.set(area, words);
}

export interface Language {
  locale: Locale;
  /** Texts that replace ours, by dotted key, e.g. `{'login.title': '欢迎'}`. */
  overrides: Readonly<Words>;
}

export const chinese: Language = { locale: 'zh-CN', overrides: {} };

const resolved = new WeakMap<Language, Map<Texts, Words>>();

/** The words of an area in a language, with the tenant's overrides; the same object for the same arguments. */
export function wordsOf<Keys extends Words>(
  texts: Texts<Keys>,
  language: Language,
): { [Key in keyof Keys]: string } {
  let known = resolved.get(language);
  if (!known) resolved.set(language, (known = new Map()));
  let words = known.get(texts);
  if (!words) {
    words = { ...texts['zh-CN'], ...(language.locale === 'en' && english.get(texts.area)) };
    for (const key of Object.keys(words)) {
      const override = language.overrides[`${texts.area}.${key}`];
      if (override !== undefined) words[key] = override;
    }
    known.set(texts, words);
  }
  return words as { [Key in keyof Keys]: string };
}

/** Fills the `{name}` places of a text. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
