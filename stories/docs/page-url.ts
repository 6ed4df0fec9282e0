import type { DocsLocale } from './docs-locale.ts';

/** The address of a page in Storybook's frame, with the toolbar in the page's language. Relative: the site may stand on a sub-path. */
export function pageUrl(id: string, locale: DocsLocale): string {
  return `./?path=/docs/${id}&globals=locale:${locale}`;
}
