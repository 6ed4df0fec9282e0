import { Link } from '../../routing/Link.tsx';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { EmptyList } from '#src/ui/states/EmptyState.tsx';
import { ErrorState } from '#src/ui/states/ErrorState.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { ItemRow, ItemRowsSkeleton } from '../../content/ItemRow.tsx';
import { kindTexts } from '../../content/texts.ts';
import { contentKinds } from '../../content/kinds.ts';
import { searchHref } from '../search/search-address.ts';
import { personTexts } from './texts.ts';
import type { Shared, SharedKind } from './useShared.ts';

interface SharedListProps {
  code: SharedKind;
  /** The name of the person. */
  name: string;
  shared: Shared;
}

/** Lists the items of one kind that a person shares; the search shows those beyond the first matches. */
export function SharedList({ code, name, shared: { query, entries, hasMore } }: SharedListProps) {
  const words = useTexts(personTexts);
  const kindName = useTexts(kindTexts)[code];
  const { data, error, isLoading, isValidating, retry } = query;
  if (!data && isLoading) {
    return <ItemRowsSkeleton rows={4} label={fill(words.loadingOf, { name: kindName })} />;
  }
  if (!data && error) {
    return (
      <ErrorState
        compact
        title={fill(words.listFailed, { name: kindName })}
        message={error.message}
        busy={isValidating}
        onRetry={retry}
      />
    );
  }
  return (
    <>
      <h2>
        <VisuallyHidden>{kindName}</VisuallyHidden>
      </h2>
      {entries.length === 0 ? (
        <EmptyList compact text={fill(words.none, { name: kindName })} />
      ) : (
        <ul className="portal-rows">
          {entries.map((entry) => (
            <ItemRow key={entry.id} kind={contentKinds[code]} entry={entry} />
          ))}
        </ul>
      )}
      {hasMore ? (
        <Link className="portal-person-more" href={searchHref({ searchVal: name, tab: code })}>
          {words.more}
        </Link>
      ) : null}
    </>
  );
}
