import { pageTexts } from '../routing/page-titles.ts';
import { spaceTexts } from '../texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { linkClick } from '#src/ui/navigation/navigate.ts';
import type { Step } from './breadcrumb-trail.ts';
import { useNavigateHandler } from './useNavigateHandler.ts';

/** The breadcrumb of a page in the personal space; every step except the current page is a link. */
export function Breadcrumb({ trail }: { trail: readonly Step[] }) {
  const words = useTexts(spaceTexts);
  const titles = useTexts(pageTexts);
  const follow = useNavigateHandler();
  return (
    <nav className="portal-space-trail" aria-label={words.trail}>
      <ol>
        {trail.map(({ name, path }) => (
          <li key={name}>
            {path ? (
              <a href={path} onClick={(event) => linkClick(event, { url: path }, follow)}>
                {titles[name]}
              </a>
            ) : (
              <span aria-current="page">{titles[name]}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
