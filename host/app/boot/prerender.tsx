import { renderToString } from 'react-dom/server';
import { createPendingPortal } from '#src/pending-portal.ts';
import { pageTexts } from '../routing/page-titles.ts';
import { translation, wordsOf, type Locale } from '#src/texts/texts.ts';
import { loadFirstPage } from './first-page.ts';
import { loadTexts } from './load-texts.ts';
import { pageFile } from '../routing/page-loaders.ts';
import { Start } from './Start.tsx';

export interface FirstPaint {
  /** The name of the page, which hydration compares. */
  page: string;
  /** The least session that the page needs: none, a guest's, or a user's. */
  access: 'all' | 'guest' | 'user';
  title: string;
  html: string;
  /** The source files of the page's code beside that of the entry, relative to this folder. The layout's come first. */
  modules: string[];
  /** The same for the page that this path has with an `id` in the query. */
  detailsModules?: string[] | undefined;
}

/** Renders the first paint of a page as `main.tsx` hydrates it. */
export async function renderFirstPaint(path: string, locale: Locale): Promise<FirstPaint> {
  const first = await loadFirstPage(path);
  await loadTexts(locale);
  const html = renderToString(
    <Start first={first} pending={createPendingPortal(locale)} started={new Promise(() => {})} />,
  );
  const { name, meta, details } = first.route;
  const layout = meta.space ? ['layout/SpaceLayout.tsx'] : [];
  return {
    page: name,
    access: meta.sessionless ? 'all' : meta.notLogin ? 'guest' : 'user',
    title: wordsOf(pageTexts, translation.of({ locale, overrides: {} }))[name],
    html,
    modules: ['boot/main.tsx', ...layout, pageFile(name)],
    // A list that is in the HTML is hydrated before its details are shown.
    detailsModules: details && [
      'boot/main.tsx',
      ...layout,
      ...(meta.prerendered ? [pageFile(name)] : []),
      pageFile(details.name),
    ],
  };
}
