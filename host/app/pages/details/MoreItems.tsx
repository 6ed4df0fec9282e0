import { useId } from 'react';
import type { ListItem } from '../../../../src/api/list-item.ts';
import { usePortal } from '../../../../src/data/portal-context.ts';
import { useQuery } from '../../../../src/data/useQuery.ts';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { ErrorState } from '../../../../src/ui/ErrorState.tsx';
import { Loading, Skeleton } from '../../../../src/ui/Skeleton.tsx';
import { countView } from '../../content/count-view.ts';
import type { ContentKind } from '../../content/kinds.ts';
import { detailsTexts } from './texts.ts';

const MORE_ITEMS = 4;
/** Only the first cards of a ranking are large or numbered. */
const UNRANKED = 10;

/** Four more items of the same category; without any, nothing is shown. */
export function MoreItems({ kind, item }: { kind: ContentKind; item: ListItem }) {
  const words = useTexts(detailsTexts);
  const { http } = usePortal();
  const title = useId();
  const { data, error, isLoading, isValidating, retry } = useQuery(kind.list, {
    ...(item.categoryId && { categoryId: item.categoryId }),
    current: 1,
    size: MORE_ITEMS + 1,
  });
  const more = data?.records.filter(({ id }) => id !== item.id).slice(0, MORE_ITEMS) ?? [];
  const shape = kind.code === 'paper' ? 'lines' : 'covers';
  const { Card } = kind;

  if (data && more.length === 0) return null;
  return (
    <section className="portal-details-more" aria-labelledby={title}>
      <h2 id={title}>{words.more}</h2>
      {more.length > 0 ? (
        <ul className="portal-item-list" data-shape={shape}>
          {more.map((entry, index) => (
            <Card
              key={entry.id}
              entry={entry}
              index={index + UNRANKED}
              href={kind.href(entry.id)}
              onOpen={() => countView(http, kind, entry.id)}
            />
          ))}
        </ul>
      ) : null}
      {!data && isLoading ? (
        <Loading>
          <div className="portal-item-list" data-shape={shape}>
            {Array.from({ length: MORE_ITEMS }, (_, index) => (
              <div key={index} className="portal-details-more-skeleton" data-shape={shape}>
                <Skeleton shape="block" height="100%" />
              </div>
            ))}
          </div>
        </Loading>
      ) : null}
      {!data && error ? (
        <ErrorState
          compact
          title={words.moreFailed}
          message={error.message}
          busy={isValidating}
          onRetry={retry}
        />
      ) : null}
    </section>
  );
}
