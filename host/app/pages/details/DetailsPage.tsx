import { useEffect } from 'react';
import { useParams } from 'wouter';
import { useQuery } from '../../../../src/data/useQuery.ts';
import { SafeHtml } from '../../../../src/html/SafeHtml.tsx';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { useStyles } from '../../../../src/theme/useStyles.ts';
import { ErrorState } from '../../../../src/ui/ErrorState.tsx';
import { VisuallyHidden } from '../../../../src/ui/VisuallyHidden.tsx';
import cards from '../../content/cards/cards.css?inline';
import marks from '../../content/cards/marks.css?inline';
import shapes from '../../content/cards/shapes.css?inline';
import { usePageRoute } from '../../page-route.ts';
import { pageTexts } from '../../page-titles.ts';
import { useQueryParams } from '../../useQueryParams.ts';
import { DetailsBody } from './DetailsBody.tsx';
import { DetailsHead } from './DetailsHead.tsx';
import { detailsKinds, type DetailsKind } from './details-kinds.ts';
import css from './details.css?inline';
import { itemQuery } from './item-query.ts';
import { MissingItem } from './MissingItem.tsx';
import { detailsTexts } from './texts.ts';
import { useItemHead } from './useItemHead.ts';
import { useViewCount } from './useViewCount.ts';

/** The details of one item; its route decides the kind, its path or query the id. */
export default function DetailsPage() {
  useStyles(cards);
  useStyles(marks);
  useStyles(shapes);
  useStyles(css);
  const { name } = usePageRoute();
  const params = useParams<{ id?: string }>();
  const query = useQueryParams();
  const kind = detailsKinds[name];
  if (!kind) throw new Error(`${name} has no details`);
  const id = (params.id ?? query.get('id') ?? '').trim();
  return <Details key={id} kind={kind} id={id} />;
}

function Details({ kind, id }: { kind: DetailsKind; id: string }) {
  const words = useTexts(detailsTexts);
  const titles = useTexts(pageTexts);
  const { name } = usePageRoute();
  const { data, error, isLoading, isValidating, retry } = useQuery(
    kind.content.list,
    id ? itemQuery(id) : null,
  );
  // A server that ignores the id would answer with another item.
  const item = data?.records.find((record) => record.id === id);
  const isMissing = !item && !error && !isLoading;
  useItemHead(kind, item, isMissing);
  useViewCount(kind.content, item?.id);
  // The description needs it as soon as the item arrives.
  useEffect(() => SafeHtml.prefetch(), []);

  if (!item && error) {
    return (
      <div className="portal-details">
        <h1>
          <VisuallyHidden>{titles[name]}</VisuallyHidden>
        </h1>
        <ErrorState title={words.failed} message={error.message} busy={isValidating} onRetry={retry} />
      </div>
    );
  }
  if (isMissing) return <MissingItem kind={kind} />;
  return (
    <article className="portal-details">
      <DetailsHead kind={kind} item={item} />
      <DetailsBody kind={kind} item={item} />
    </article>
  );
}
