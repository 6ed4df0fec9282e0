import { useDeferredValue, useId, useMemo, useState } from 'react';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useDocsLocale } from './docs-locale.ts';
import { pageUrl } from './page-url.ts';
import { searchSections } from './search.ts';
import { searchIndex } from './search-index.ts';
import { docsTexts } from './texts.ts';

/** Finds the words of all pages in the page's language; Storybook's own search finds titles only. */
export function DocsSearch() {
  const words = useTexts(docsTexts);
  const locale = useDocsLocale();
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query.trim());
  const index = useMemo(() => searchIndex(locale), [locale]);
  const matches = useMemo(() => searchSections(index, asked), [index, asked]);
  const list = useId();
  return (
    <search className="docs-search">
      <input
        type="search"
        value={query}
        aria-label={words.searchLabel}
        aria-controls={list}
        placeholder={words.searchHint}
        autoComplete="off"
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <p role="status">
        {asked &&
          (matches.length > 0
            ? fill(words.found, { count: matches.length })
            : fill(words.foundNothing, { query: asked }))}
      </p>
      <ul id={list}>
        {matches.map(({ pageId, page, heading, excerpt }) => (
          <li key={`${pageId} ${heading}`}>
            <a href={pageUrl(pageId, locale)} target="_top">
              {heading && heading !== page ? `${page} › ${heading}` : page}
            </a>
            <p>{excerpt}</p>
          </li>
        ))}
      </ul>
    </search>
  );
}
