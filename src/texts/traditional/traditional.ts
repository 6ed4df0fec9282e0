import { weakMemoize } from '../../rules/weak-memoize.ts';
import { translation, type Language } from '../texts.ts';
import { traditionalTexts } from './traditional-texts.ts';

const named = new Set<string>();

/** Lets all who ask for a language from now on have the Traditional texts with it. */
export function addTraditional(): void {
  translation.of = (language) => {
    const translate = translateFor(language);
    return language.translate === translate ? language : translated(language);
  };
}

const translateFor = ({ locale }: Language) => (locale === 'zh-Hant' ? traditional : undefined);

/** The same object for all elements of a page, which share the texts that are read from it. */
const translated = weakMemoize<Language, Language>((language) => ({
  ...language,
  translate: translateFor(language),
}));

/** A text that is missing stays Simplified and is named once. */
function traditional(name: string): string | undefined {
  const text = traditionalTexts[name];
  if (text === undefined && !named.has(name)) {
    named.add(name);
    // oxlint-disable-next-line eslint/no-console -- the developer looks there
    console.warn(`portal-widgets: no text "${name}" in zh-Hant`);
  }
  return text;
}
