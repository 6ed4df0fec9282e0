import { Anchor } from '#src/ui/navigation/Anchor.tsx';
import { useEffect, useRef } from 'react';
import { useOrganisation } from '#src/data/useOrganisation.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { linkClick } from '#src/ui/navigation/navigate.ts';
import { useNavigateHandler } from '../../layout/useNavigateHandler.ts';
import { usePageHead } from '../../routing/page-head.ts';
import { usePageRoute } from '../../routing/page-route.ts';
import { pageTexts, type PageName } from '../../routing/page-titles.ts';
import css from './about.css?inline';
import { articles } from './articles.ts';
import { aboutTexts } from './texts.ts';

/** One of the about pages: its row of the table gives lead and body. */
export default function ArticlePage() {
  useStyles(css);
  const words = useTexts(aboutTexts);
  const titles = useTexts(pageTexts);
  const { org } = useOrganisation();
  const { name } = usePageRoute();
  const article = articles.find(({ page }) => page === name);
  if (!article) throw new Error(`there is no article ${name}`);
  const { path, lead, Body, describesItself } = article;
  const organisation = org?.name || words.portal;
  return (
    <div className="portal-about">
      {describesItself ? null : (
        <ArticleHead path={path} description={fill(words.description, { organisation, lead: words[lead] })} />
      )}
      <header className="portal-about-head">
        <p className="portal-about-owner">{organisation}</p>
        <h1>{titles[name]}</h1>
        <p className="portal-about-lead">{words[lead]}</p>
      </header>
      <ArticleNavigation current={name} />
      <article className="portal-about-article">
        <Body />
      </article>
    </div>
  );
}

/** A component of its own, since it would overrule a body that describes itself. */
function ArticleHead({ path, description }: { path: string; description: string }) {
  usePageHead({ description, canonical: path });
  return null;
}

/** Leads from one about page to the others; on a phone it is a row that scrolls sideways. */
function ArticleNavigation({ current }: { current: PageName }) {
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
            <Anchor
              href={path}
              aria-current={page === current ? 'page' : undefined}
              onClick={(event) => linkClick(event, { url: path }, follow)}
            >
              {titles[page]}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
