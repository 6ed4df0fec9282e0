import { memo } from 'react';
import { Link } from 'wouter';
import { fill } from '../../../../src/texts/texts.ts';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { useStyles } from '../../../../src/theme/useStyles.ts';
import { ErrorState } from '../../../../src/ui/ErrorState.tsx';
import { Loading, Skeleton } from '../../../../src/ui/Skeleton.tsx';
import { Cover } from '../../content/cards/Cover.tsx';
import type { Ranking, RankingQuery } from './rankings.ts';
import css from './shelf.css?inline';
import { listTexts } from './texts.ts';

/** The number of skeletons: what fits in the width of a laptop. */
const SKELETONS = 4;

/** A row of small cards above a list, which scrolls sideways. Nothing is shown where there are none. */
export const ListShelf = memo(function ListShelf({ shelf }: { shelf: Ranking }) {
  const { Reader } = shelf;
  return <Reader>{(query) => <ShelfRow shelf={shelf} query={query} />}</Reader>;
});

function ShelfRow({ shelf, query }: { shelf: Ranking; query: RankingQuery }) {
  useStyles(css);
  const words = useTexts(listTexts);
  const { data, error, isLoading, isValidating, retry } = query;
  const name = words[shelf.title];
  if (!data && !isLoading && !error) return null;
  if (data?.length === 0) return null;
  return (
    <section className="portal-list-shelf" aria-label={name}>
      <h2>{name}</h2>
      {data ? (
        <ul className="portal-list-shelf-row">
          {data.map((entry) => (
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
      ) : null}
      {!data && isLoading ? (
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
      ) : null}
      {!data && !isLoading && error ? (
        <ErrorState
          compact
          title={fill(words.rankingFailed, { name })}
          message={error.message}
          busy={isValidating}
          onRetry={retry}
        />
      ) : null}
    </section>
  );
}
