import { useId } from 'react';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { kindTexts } from '../../content/texts.ts';
import { contentKinds, type ContentCode } from '../../content/kinds.ts';
import { ItemLink } from '../../content/ItemLink.tsx';
import { QueryBoundary } from '../../content/QueryBoundary.tsx';
import { searchPageTexts } from './texts.ts';
import { HOTTEST_ITEMS } from '../../limits.ts';

/** The most viewed items of each of these kinds. */
export function Hottest({ codes }: { codes: readonly ContentCode[] }) {
  const words = useTexts(searchPageTexts);
  const titleId = useId();
  return (
    <section className="portal-find-hottest" aria-labelledby={titleId}>
      <h2 id={titleId}>{words.hottest}</h2>
      <div className="portal-find-hottest-kinds">
        {codes.map((code) => (
          <HottestOfKind code={code} key={code} />
        ))}
      </div>
    </section>
  );
}

function HottestOfKind({ code }: { code: ContentCode }) {
  const words = useTexts(searchPageTexts);
  const names = useTexts(kindTexts);
  const titleId = useId();
  const kind = contentKinds[code];
  const query = useQuery(kind.list, { sort: 'hot', current: 1, size: HOTTEST_ITEMS });
  // A kind without content is not worth a card.
  if (query.data?.records.length === 0) return null;
  return (
    <section className="portal-find-hot" aria-labelledby={titleId}>
      <h3 className="portal-find-hot-title" id={titleId}>
        {fill(words.hottestOf, { name: names[code] })}
      </h3>
      <QueryBoundary
        query={query}
        failure={fill(words.failed, { name: names[code] })}
        skeleton={
          <Loading label={fill(words.loadingOf, { name: names[code] })}>
            <div className="portal-find-hot-list">
              {Array.from({ length: HOTTEST_ITEMS }, (_, row) => (
                <span className="portal-find-hot-link" key={row}>
                  <Skeleton width="80%" height={14} />
                </span>
              ))}
            </div>
          </Loading>
        }
      >
        {({ records }) => (
          <ol className="portal-find-hot-list">
            {records.map((entry) => (
              <li key={entry.id}>
                <ItemLink className="portal-find-hot-link" kind={kind} id={entry.id}>
                  {entry.title}
                </ItemLink>
              </li>
            ))}
          </ol>
        )}
      </QueryBoundary>
    </section>
  );
}
