import { ArrowLeft } from 'lucide-react';
import { Link } from '../../routing/Link.tsx';
import type { ListItem } from '#src/api/list-item.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { StatusBadge } from '#src/ui/badges/StatusBadge.tsx';
import { useItem } from '../../content/useItem.ts';
import { usePageHead } from '../../routing/page-head.ts';
import { usePageRoute } from '../../routing/page-route.ts';
import { pageTexts } from '../../routing/page-titles.ts';
import { useQueryParams } from '../../history/useQueryParams.ts';
import { QueryBoundary } from '../../content/QueryBoundary.tsx';
import { ItemVideos } from './ItemVideos.tsx';
import { lessonsOf } from './lessons.ts';
import { playedKind, type PlayerRow } from './player-kinds.ts';
import { NothingToPlay, PlayerSkeleton } from './player-states.tsx';
import { playerTexts } from './texts.ts';

/** The player of an item's lessons; the item comes by the id in the query. */
export function ItemPlayer({ row }: { row: PlayerRow }) {
  const words = useTexts(playerTexts);
  const titles = useTexts(pageTexts);
  const { name, path } = usePageRoute();
  const params = useQueryParams();
  const id = params.get('id') ?? '';
  const type = params.get('type');
  const kind = playedKind(row, type);
  const { query, item, isMissing } = useItem(kind, id);
  const details = kind.href(id);

  usePageHead({
    title: item?.title,
    description: item?.summary ?? undefined,
    canonical: item ? `${path}?${new URLSearchParams({ ...(type && { type }), id })}` : undefined,
    isMissing,
  });

  const content = (found: ListItem) =>
    lessonsOf(found.chapters).length === 0 ? (
      <NothingToPlay text={words.noLessons} hint={words.noLessonsHint} to={details} action={words.back} />
    ) : (
      // Another item begins with its own state.
      <ItemVideos key={found.id} item={found} kind={kind} row={row} />
    );
  return (
    <div className="portal-player" data-upright={row.isUpright || undefined}>
      <header className="portal-player-head">
        {isMissing ? null : (
          <Link className="portal-player-back" href={details}>
            <ArrowLeft size={16} aria-hidden="true" />
            {words.back}
          </Link>
        )}
        <h1 className="portal-player-title">{item?.title ?? titles[name]}</h1>
        {row.isPreview ? <StatusBadge tone="warning">{words.preview}</StatusBadge> : null}
      </header>
      {isMissing ? (
        <NothingToPlay
          text={words.missing}
          hint={words.missingHint}
          to={kind.listPath}
          action={words.toList}
        />
      ) : (
        <QueryBoundary query={query} skeleton={<PlayerSkeleton />} failure={words.failed}>
          {() => (item ? content(item) : null)}
        </QueryBoundary>
      )}
    </div>
  );
}
