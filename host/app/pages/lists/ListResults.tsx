import { Lock } from 'lucide-react';
import { type ListItem } from '#src/api/list-item.ts';
import type { Page } from '#src/api/schemas.ts';
import { useLoginStatus } from '#src/data/portal-context.ts';
import type { QueryState } from '#src/data/queries/useQueryState.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { EmptyList, EmptyState } from '#src/ui/states/EmptyState.tsx';
import { ErrorState } from '#src/ui/states/ErrorState.tsx';
import { Loading } from '#src/ui/states/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import cards from '../../content/cards/cards.css?inline';
import { CardList, CardsSkeleton } from '../../content/cards/CardList.tsx';
import marks from '../../content/cards/marks.css?inline';
import shapes from '../../content/cards/shapes.css?inline';
import { PagedResults } from '../../content/PagedResults.tsx';
import { contentTexts } from '../../content/texts.ts';
import { cleared, countOf, lastPageOf } from '../../content/query-choice.ts';
import type { ChoiceHolder } from '../../content/useChoice.ts';
import type { ListChoice } from './list-choice.ts';
import type { ListKind } from './list-kinds.ts';
import css from './results.css?inline';
import { listsTexts } from './texts.ts';
import { LIST_PAGE_SIZE } from '#src/rules/limits.ts';

/** The number of cards in the widest row, whose pictures load first. */
const FIRST_ROW = 4;
/** The number of skeleton cards: about a screen. */
const SKELETONS = 8;

interface ListResultsProps extends ChoiceHolder<ListChoice> {
  kind: ListKind;
  title: string;
  query: QueryState<Page<ListItem>>;
  /** The items that were shown last. */
  former: Page<ListItem> | undefined;
}

/** The items of a list and its pages. While others load, the former items stay, dimmed. */
export function ListResults({ kind, title, query, former, choice, choose }: ListResultsProps) {
  useStyles(css);
  useStyles(cards);
  useStyles(marks);
  useStyles(shapes);
  const words = useTexts(listsTexts);
  const isGuest = useLoginStatus() === 'loggedOut';
  const { data, isLoading, isValidating, error, retry } = query;
  const { shape = 'covers' } = kind;
  const pageCount = lastPageOf((data ?? former)?.total ?? 0, LIST_PAGE_SIZE);
  const countWords = choice.page > 1 ? words.countOf : words.count;
  const pager = {
    page: Math.min(choice.page, pageCount),
    pageCount,
    busy: isLoading,
    label: words.pages,
    onChange: (page: number) => choose({ ...choice, page }),
  };

  return (
    <PagedResults className="portal-list-results" label={words.results} pager={error && !data ? null : pager}>
      <h2>
        <VisuallyHidden>{words.results}</VisuallyHidden>
      </h2>
      <p className="portal-list-count" role="status">
        {data ? fill(countWords, { count: data.total, page: choice.page }) : null}
      </p>
      {content()}
    </PagedResults>
  );

  function content() {
    // Former items beside a failure would look like the ones that were asked for.
    if (!data && error) {
      return (
        <ErrorState
          title={fill(words.failed, { list: title })}
          message={error.message}
          busy={isValidating}
          onRetry={retry}
        />
      );
    }
    const shown = data ?? (isLoading ? former : undefined);
    if (shown && shown.records.length > 0) {
      return (
        <CardList
          kind={kind.content}
          entries={shown.records}
          shape={shape}
          look="full"
          eager={FIRST_ROW}
          isBusy={isLoading}
          badge={isGuest && kind.content.needsLogin ? loginBadge : null}
        />
      );
    }
    // A page beyond the last one is empty, and the last one comes in its place.
    if (isLoading || (data && data.total > 0)) {
      return (
        <Loading label={fill(words.loading, { list: title })}>
          <CardsSkeleton shape={shape} count={SKELETONS} />
        </Loading>
      );
    }
    return <Nothing choice={choice} choose={choose} />;
  }
}

function Nothing({ choice, choose }: ChoiceHolder<ListChoice>) {
  const words = useTexts(listsTexts);
  if (countOf(choice) === 0) return <EmptyList text={words.nothing} hint={words.nothingHint} />;
  return (
    <EmptyState
      text={words.noMatch}
      hint={words.noMatchHint}
      action={<Button onClick={() => choose(cleared(choice))}>{words.clearAll}</Button>}
    />
  );
}

/** Tells a guest before the click that the item opens only after a login. One element for all renderings of the memoized list. */
const loginBadge = <LoginBadge />;

function LoginBadge() {
  const words = useTexts(contentTexts);
  return (
    <span className="portal-list-lock">
      <Lock size={12} strokeWidth={2} aria-hidden="true" />
      {words.needsLogin}
    </span>
  );
}
