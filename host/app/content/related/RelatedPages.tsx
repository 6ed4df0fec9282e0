import { ChevronRight } from 'lucide-react';
import { Link } from '../../routing/Link.tsx';
import { useSettings } from '#src/data/useSettings.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { pageTexts, type PageName } from '../../routing/page-titles.ts';
import { routeOf } from '../../routing/route-of.ts';
import { contentTexts } from '../texts.ts';
import css from './related-pages.css?inline';

/** Links to the pages that belong to a page and stand in no menu, as far as the back end has them. */
export function RelatedPages({ names }: { names: readonly PageName[] }) {
  useStyles(css);
  const titles = useTexts(pageTexts);
  const words = useTexts(contentTexts);
  const { features } = useSettings();
  const offered = names.map(routeOf).filter(({ meta }) => !meta.feature || features.includes(meta.feature));
  return (
    <nav className="portal-related-pages" aria-label={words.relatedPages}>
      {offered.map(({ name, path }) => (
        <Link key={name} href={path}>
          {titles[name]}
          <ChevronRight size={16} aria-hidden="true" />
        </Link>
      ))}
    </nav>
  );
}
