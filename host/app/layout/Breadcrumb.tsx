import { Anchor } from '#src/ui/navigation/Anchor.tsx';
import { pageTexts } from '../routing/page-titles.ts';
import { spaceTexts } from '../texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { linkClick } from '#src/ui/navigation/navigate.ts';
import { usePageRoute } from '../routing/page-route.ts';
import css from './breadcrumb.css?inline';
import { trailTo, type Step } from './breadcrumb-trail.ts';
import { useNavigateHandler } from './useNavigateHandler.ts';

/** The breadcrumb above a page outside the personal space. */
export function PageBreadcrumb({ title }: Pick<BreadcrumbProps, 'title'>) {
  return <Breadcrumb trail={trailTo(usePageRoute())} title={title} />;
}

interface BreadcrumbProps {
  trail: readonly Step[];
  /** The title of the current page, where it knows more than its route does. */
  title?: string | undefined;
}

/** The way to a page; every step except the current page is a link. */
export function Breadcrumb({ trail, title }: BreadcrumbProps) {
  useStyles(css);
  const words = useTexts(spaceTexts);
  const titles = useTexts(pageTexts);
  const follow = useNavigateHandler();
  return (
    <nav className="portal-trail" aria-label={words.trail}>
      <ol>
        {trail.map(({ name, path }) => (
          <li key={name}>
            {path ? (
              <Anchor href={path} onClick={(event) => linkClick(event, { url: path }, follow)}>
                {titles[name]}
              </Anchor>
            ) : (
              <span aria-current="page" title={title || titles[name]}>
                {title || titles[name]}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
