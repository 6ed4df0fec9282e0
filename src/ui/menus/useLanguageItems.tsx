import { Check, Languages } from 'lucide-react';
import { useContext } from 'react';
import { languageNames, LanguageSwitchContext } from '../../texts/language-switch.ts';
import { LanguageContext } from '../../texts/useTexts.ts';
import type { MenuItem } from './MenuList.tsx';

/** The languages of the page, each by its own name; none where the page around decides on the language. */
export function useLanguageItems(): MenuItem[] {
  const languages = useContext(LanguageSwitchContext);
  const { locale: current } = useContext(LanguageContext);
  if (!languages) return [];
  return languageNames.map(([locale, name]) => ({
    id: locale,
    label: <span lang={locale}>{name}</span>,
    icon: locale === current ? <Check aria-hidden="true" /> : <Languages aria-hidden="true" />,
    checked: locale === current,
    onSelect: () => languages.choose(locale),
  }));
}
