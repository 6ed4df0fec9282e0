import { bellPlaceholder } from './bell/placeholder.ts';
import { bellTexts } from './bell/texts.ts';
import { feedbackButtonTexts } from './feedback/button/texts.ts';
import { feedbackPlaceholder } from './feedback/placeholder.ts';
import { headerPlaceholder } from './header/placeholder.ts';
import { fill, wordsOf, type Locale } from '#src/texts/texts.ts';

/** The part that is loading, without a script: its markup, and the name of its button in a language. */
const placeholders: Readonly<Record<string, { html: string; nameIn?: (locale: Locale) => string }>> = {
  'portal-header': { html: headerPlaceholder },
  'portal-bell': {
    html: bellPlaceholder,
    nameIn: (locale) => wordsOf(bellTexts, { locale, overrides: {} }).name,
  },
  'portal-feedback': {
    html: feedbackPlaceholder,
    nameIn: (locale) => wordsOf(feedbackButtonTexts, { locale, overrides: {} }).name,
  },
};

/** The tags that can be seen before their script has come. */
export const tagsWithPlaceholder = Object.keys(placeholders);

/**
 * The template that stands in a tag, so that the browser shows the element while it parses the page; undefined where an
 * element has none. Its root has no registry, as that of the element: see `attachShadow` in `defineElement`.
 */
export function placeholderOf(
  tag: string,
  { locale, theme }: { locale: Locale; theme: 'auto' | 'light' | 'dark' },
): string | undefined {
  const placeholder = placeholders[tag];
  if (!placeholder) return undefined;
  const { html, nameIn } = placeholder;
  const scheme = theme === 'auto' ? 'light dark' : theme;
  const written = fill(html, { scheme, name: nameIn?.(locale) ?? '' });
  return `<template shadowrootmode="open" shadowrootcustomelementregistry>${squeezed(written)}</template>`;
}

const squeezed = (html: string) =>
  html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{}<>:;,]) ?/g, '$1')
    .replaceAll(';}', '}')
    .trim();
