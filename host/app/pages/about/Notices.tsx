import { useId } from 'react';
import { Megaphone } from 'lucide-react';
import { clickAdvert, getAdverts } from '#src/api/marketing.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { PromoLink } from '../home/PromoLink.tsx';
import { PromoPicture } from '../home/PromoPicture.tsx';
import { QueryBoundary } from '../../content/QueryBoundary.tsx';
import { RowsSkeleton } from '../../content/RowsSkeleton.tsx';
import css from './notices.css?inline';
import { noticeTexts } from './texts.ts';

/** The notices of the organisation; each leads to its page and counts the click. */
export function Notices() {
  useStyles(css);
  const words = useTexts(noticeTexts);
  const titleId = useId();
  const query = useQuery(getAdverts, undefined);
  return (
    <section className="portal-notices" aria-labelledby={titleId}>
      <h2 className="portal-notices-title" id={titleId}>
        <Megaphone size={20} aria-hidden="true" />
        {words.title}
      </h2>
      <QueryBoundary
        query={query}
        failure={words.failed}
        isEmpty={(notices) => notices.length === 0}
        skeleton={<RowsSkeleton rows={2} mark="block" />}
      >
        {(notices) => (
          <ul className="portal-notices-list" aria-labelledby={titleId}>
            {notices.map((notice) => (
              <li key={notice.id}>
                <PromoLink className="portal-notices-link" promo={notice} clicked={clickAdvert}>
                  <span className="portal-notices-cover" aria-hidden="true">
                    <PromoPicture
                      src={notice.cover}
                      title=""
                      width={200}
                      height={60}
                      loading="lazy"
                      decoding="async"
                    />
                  </span>
                  <span className="portal-notices-name">{notice.title || words.untitled}</span>
                </PromoLink>
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
    </section>
  );
}
