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
import css from './announcements.css?inline';
import { announcementTexts } from './texts.ts';

/** The announcements of the organisation; each leads to its page and counts the click. */
export function Announcements() {
  useStyles(css);
  const words = useTexts(announcementTexts);
  const titleId = useId();
  const query = useQuery(getAdverts, undefined);
  return (
    <section className="portal-announcements" aria-labelledby={titleId}>
      <h2 className="portal-announcements-title" id={titleId}>
        <Megaphone size={20} aria-hidden="true" />
        {words.title}
      </h2>
      <QueryBoundary
        query={query}
        failure={words.failed}
        isEmpty={(announcements) => announcements.length === 0}
        skeleton={<RowsSkeleton rows={2} mark="block" />}
      >
        {(announcements) => (
          <ul className="portal-announcements-list" aria-labelledby={titleId}>
            {announcements.map((announcement) => (
              <li key={announcement.id}>
                <PromoLink className="portal-announcements-link" promo={announcement} clicked={clickAdvert}>
                  <span className="portal-announcements-cover" aria-hidden="true">
                    <PromoPicture
                      src={announcement.cover}
                      title=""
                      width={200}
                      height={60}
                      loading="lazy"
                      decoding="async"
                    />
                  </span>
                  <span className="portal-announcements-name">{announcement.title || words.untitled}</span>
                </PromoLink>
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
    </section>
  );
}
