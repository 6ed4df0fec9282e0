import { searchOf } from '#src/rules/search-of.ts';
import type { Locale } from '#src/texts/texts.ts';

/** The visitor's choices; they are kept in the URL, so that it can be shared. */
export interface GallerySettings {
  /** '' where the address names none: then it is the browser's own. */
  org: string;
  theme: Theme;
  locale: Locale;
  /** `#rrggbb`, or '' for the organisation's own. */
  brand: string;
  /** The only tag to be shown, or ''. */
  only: string;
}

export const themes = ['auto', 'light', 'dark'] as const;
/** In Traditional Chinese stand the elements alone; the page around them stays as it is. */
export const locales: readonly Locale[] = ['zh-CN', 'zh-Hant', 'en'];
export type Theme = (typeof themes)[number];

export const defaultOrg = 'demo';

/** Parses a query; it ignores unknown names and invalid values. */
export function readSettings(search: string): GallerySettings {
  const query = new URLSearchParams(search);
  const asked = (name: string, form: RegExp) => {
    const value = query.get(name) ?? '';
    return form.test(value) ? value : '';
  };
  return {
    org: asked('org', /^[\w-]{1,64}$/),
    theme: themes.find((theme) => theme === query.get('theme')) ?? 'auto',
    locale: locales.find((locale) => locale === query.get('locale')) ?? 'zh-CN',
    brand: asked('brand', /^#[0-9a-f]{6}$/i).toLowerCase(),
    only: asked('only', /^portal-[a-z-]+$/),
  };
}

/** The query for these settings, without defaults; '' if all are defaults. */
export function queryOf({ org, theme, locale, brand, only }: GallerySettings): string {
  const query = new URLSearchParams();
  if (org) query.set('org', org);
  if (theme !== 'auto') query.set('theme', theme);
  if (locale !== 'zh-CN') query.set('locale', locale);
  if (brand) query.set('brand', brand);
  if (only) query.set('only', only);
  return searchOf(query);
}
