import type { Locale, Texts } from '#src/texts/texts.ts';
import { pseudo } from './pseudo.ts';

/** Forms of our texts that show what a layout bears: as they are, twice as long, or in the pseudo-locale. */
export type TextForm = 'normal' | 'long' | 'pseudo';

/** A language to set up a portal with, and all texts that differ from its own by their dotted key. */
export interface ChangedTexts {
  locale: Locale;
  texts: Record<string, string>;
}

/**
 * The texts of these areas in another form, for the setting `texts`, which replaces them in components, elements and the
 * portal alike.
 */
export function changedTexts(
  form: TextForm,
  locale: Locale,
  areas: readonly Texts[],
  traditional: Readonly<Record<string, string>> = {},
): ChangedTexts {
  if (form === 'normal') return { locale, texts: {} };
  // Its accents need letters.
  const spoken = form === 'pseudo' ? 'en' : locale;
  const change = form === 'pseudo' ? pseudo : spoken === 'en' ? twice(' ') : twice('');
  const texts: ChangedTexts['texts'] = {};
  for (const { area, ...words } of areas) {
    for (const [key, text] of Object.entries(words[spoken === 'en' ? 'en' : 'zh-CN'])) {
      const name = `${area}.${key}`;
      texts[name] = change((spoken === 'zh-Hant' ? traditional[name] : undefined) ?? text);
    }
  }
  return { locale: spoken, texts };
}

const twice = (space: string) => (text: string) => `${text}${space}${text}`;
