import { bellPlaceholder } from '#widgets/bell/placeholder.ts';
import { bellTexts } from '#widgets/bell/texts.ts';
import { feedbackButtonTexts } from '#widgets/feedback/button/texts.ts';
import { feedbackPlaceholder } from '#widgets/feedback/placeholder.ts';
import { headerPlaceholder } from '#widgets/header/placeholder.ts';
import { fill, wordsOf, type Locale } from '#src/texts/texts.ts';
import type { Theme } from './settings.ts';

/** The part that is loading, without a script: its markup, and the name of its button in a language. */
const placeholders: Readonly<Record<string, { html: string; nameIn: (locale: Locale) => string }>> = {
  'portal-header': { html: headerPlaceholder, nameIn: () => '' },
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
  { locale, theme }: { locale: Locale; theme: Theme },
): string | undefined {
  const placeholder = placeholders[tag];
  if (!placeholder) return undefined;
  const { html, nameIn } = placeholder;
  const scheme = theme === 'auto' ? 'light dark' : theme;
  const written = fill(html, { scheme, name: nameIn(locale) });
  return `<template shadowrootmode="open" shadowrootcustomelementregistry>${squeezed(written)}</template>`;
}

const squeezed = (html: string) =>
  html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{}<>:;,]) ?/g, '$1')
    .replaceAll(';}', '}')
    .replaceAll('/>', '/>')
    .trim();
