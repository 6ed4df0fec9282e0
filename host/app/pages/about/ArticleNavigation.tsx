import { useEffect, useRef } from 'react';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { linkClick } from '../../../../src/ui/navigate.ts';
import { useNavigateHandler } from '../../layout/useNavigateHandler.ts';
import { pageTexts, type PageName } from '../../page-titles.ts';
import { articles } from './articles.ts';
import { aboutTexts } from './texts.ts';

/** Leads from one about page to the others; on a phone it is a row that scrolls sideways. */
export function ArticleNavigation({ current }: { current: PageName }) {
  const words = useTexts(aboutTexts);
  const titles = useTexts(pageTexts);
  const follow = useNavigateHandler();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current;
    const link = row?.querySelector<HTMLElement>('[aria-current]');
    // Not `scrollIntoView`, which would scroll the page too.
    if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.clientWidth) / 2;
  }, [current]);
  return (
    <nav className="portal-about-nav" aria-label={words.pages}>
      <ul ref={list}>
        {articles.map(({ page, path }) => (
          <li key={page}>
            <a
              href={path}
              aria-current={page === current ? 'page' : undefined}
              onClick={(event) => linkClick(event, { url: path }, follow)}
            >
              {titles[page]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
