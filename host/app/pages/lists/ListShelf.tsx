import { memo } from 'react';
import { Link } from '../../routing/Link.tsx';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { Cover } from '../../content/cards/Cover.tsx';
import { QueryBoundary } from '../../content/QueryBoundary.tsx';
import { entryOf, type Ranking } from './rankings.ts';
import css from './shelf.css?inline';
import { listsTexts } from './texts.ts';

/** The number of skeletons: what fits in the width of a laptop. */
const SKELETONS = 4;

/** A row of small cards above a list, which scrolls sideways. Nothing is shown where there are none. */
export const ListShelf = memo(function ListShelf({ shelf }: { shelf: Ranking }) {
  useStyles(css);
  const words = useTexts(listsTexts);
  const query = useQuery(shelf.endpoint, undefined);
  const name = words[shelf.title];
  if (query.data ? query.data.length === 0 : !query.isLoading && !query.error) return null;
  return (
    <section className="portal-list-shelf" aria-label={name}>
      <h2>{name}</h2>
      <QueryBoundary
        query={query}
        failure={fill(words.rankingFailed, { name })}
        skeleton={
          <Loading label={fill(words.loadingRanking, { name })}>
            <div className="portal-list-shelf-row">
              {Array.from({ length: SKELETONS }, (_, index) => (
                <div className="portal-list-shelf-item" key={index}>
                  <Skeleton shape="block" width={112} height={63} />
                  <Skeleton lines={2} />
                </div>
              ))}
            </div>
          </Loading>
        }
      >
        {(rows) => (
          <ul className="portal-list-shelf-row">
            {rows
              .map((row) => entryOf(row, shelf))
              .map((entry) => (
                <li className="portal-list-shelf-item" key={entry.id}>
                  <Cover src={entry.cover ?? ''} kind={shelf.kind} id={entry.id} isEager />
                  <div>
                    <Link className="portal-list-shelf-link" href={entry.href}>
                      {entry.name}
                    </Link>
                    <p title={entry.hint}>{entry.hint}</p>
                  </div>
                </li>
              ))}
          </ul>
        )}
      </QueryBoundary>
    </section>
  );
});
