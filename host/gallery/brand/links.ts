import { setAddress } from '#src/rules/address-sinks.ts';
import { byId } from '../dom.ts';
import { queryOf as galleryQuery, readSettings } from '../settings.ts';
import { queryOf, type BrandState } from './brand-state.ts';

/** The links of the head take along what is chosen; the gallery has the colour alone, and takes it in hex. */
export function showLinks(state: BrandState, brand: string): void {
  const { locale } = readSettings(`?locale=${state.locale}`);
  const gallery = galleryQuery({ ...readSettings(''), brand, locale });
  setAddress(byId('to-gallery'), `/embed.html${gallery}`);
  const isEnglish = locale === 'en';
  const language = byId('language');
  language.textContent = isEnglish ? '中文' : 'English';
  language.lang = isEnglish ? 'zh-CN' : 'en';
  setAddress(language, `/brand.html${queryOf({ ...state, locale: isEnglish ? 'zh-CN' : 'en' })}`);
}
