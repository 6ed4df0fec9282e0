import { Check, Languages } from 'lucide-react';
import { useContext } from 'react';
import { LanguageSwitchContext } from '../../texts/language-switch.ts';
import type { Locale } from '../../texts/texts.ts';
import { LanguageContext } from '../../texts/useTexts.ts';
import type { MenuItem } from './MenuList.tsx';

/** The languages by their own names, in the order in which they are offered. */
const languageNames: Readonly<Record<Locale, string>> = {
  'zh-CN': '简体中文',
  'zh-Hant': '繁體中文',
  en: 'English',
};

/** The languages of the page, each by its own name; none where the page around decides on the language. */
export function useLanguageItems(): MenuItem[] {
  const languages = useContext(LanguageSwitchContext);
  const { locale: current } = useContext(LanguageContext);
  if (!languages) return [];
  return (Object.keys(languageNames) as Locale[]).map((locale) => ({
    id: locale,
    label: <span lang={locale}>{languageNames[locale]}</span>,
    icon: locale === current ? <Check aria-hidden="true" /> : <Languages aria-hidden="true" />,
    checked: locale === current,
    onSelect: () => languages.choose(locale),
  }));
}
