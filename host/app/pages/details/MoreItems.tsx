import { useId } from 'react';
import type { ListItem } from '#src/api/list-item.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { CardList } from '../../content/cards/CardList.tsx';
import type { ContentKind } from '../../content/kinds.ts';
import { QueryBoundary } from '../../content/QueryBoundary.tsx';
import { detailsTexts } from './texts.ts';
import { MORE_ITEMS } from '../../limits.ts';

/** Four more items of the same category; without any, nothing is shown. */
export function MoreItems({ kind, item }: { kind: ContentKind; item: ListItem }) {
  const words = useTexts(detailsTexts);
  const title = useId();
  const query = useQuery(kind.list, {
    ...(item.categoryId && { categoryId: item.categoryId }),
    current: 1,
    size: MORE_ITEMS + 1,
  });
  const others = query.data?.records.filter(({ id }) => id !== item.id).slice(0, MORE_ITEMS);
  const shape = kind.code === 'paper' ? 'lines' : 'covers';

  if (others ? others.length === 0 : !query.isLoading && !query.error) return null;
  return (
    <section className="portal-details-more" aria-labelledby={title}>
      <h2 id={title}>{words.more}</h2>
      <QueryBoundary
        query={{ ...query, data: others }}
        failure={words.moreFailed}
        skeleton={
          <Loading>
            <div className="portal-item-list" data-shape={shape}>
              {Array.from({ length: MORE_ITEMS }, (_, index) => (
                <div key={index} className="portal-details-more-skeleton" data-shape={shape}>
                  <Skeleton shape="block" height="100%" />
                </div>
              ))}
            </div>
          </Loading>
        }
      >
        {(entries) => <CardList kind={kind} entries={entries} shape={shape} look="short" />}
      </QueryBoundary>
    </section>
  );
}
