import { useLocation } from 'wouter';
import { SEARCH_PAGE_SIZE } from '#src/rules/limits.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Pager } from '#src/ui/navigation/Pager.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { ItemRow, ItemRowsSkeleton } from '../../content/ItemRow.tsx';
import { kindTexts } from '../../content/texts.ts';
import { contentKinds, type ContentCode } from '../../content/kinds.ts';
import { lastPageOf } from '../../content/query-choice.ts';
import { QueryBoundary } from '../../content/QueryBoundary.tsx';
import { NoResults } from './NoResults.tsx';
import { searchHref, type SearchAddress } from './search-address.ts';
import { searchPageTexts } from './texts.ts';
import { hitsOf, type SearchResults } from './useSearchResults.ts';

interface KindResultsProps {
  code: ContentCode;
  address: SearchAddress;
  results: SearchResults;
}

/** The results of one kind, page by page. A page beyond the last is the last. */
export function KindResults({ code, address: { searchVal, page: asked }, results }: KindResultsProps) {
  const words = useTexts(searchPageTexts);
  const name = useTexts(kindTexts)[code];
  const [, navigate] = useLocation();
  const kind = contentKinds[code];
  const hits = hitsOf(results[code]);
  const lastPage = lastPageOf(hits ?? Infinity, SEARCH_PAGE_SIZE);
  const page = Math.min(asked, lastPage);
  const query = useQuery(
    kind.list,
    { searchVal, current: page, size: SEARCH_PAGE_SIZE },
    { keepPrevious: true },
  );

  if (hits === 0) return <NoResults searchVal={searchVal} tab={code} results={results} />;
  return (
    <div className="portal-find-pages">
      <h2 className="portal-find-kind">
        <VisuallyHidden>{name}</VisuallyHidden>
      </h2>
      <QueryBoundary
        query={query}
        failure={fill(words.failed, { name })}
        skeleton={<ItemRowsSkeleton rows={SEARCH_PAGE_SIZE / 2} label={fill(words.loadingOf, { name })} />}
      >
        {({ records }) => (
          <ul className="portal-rows" aria-label={name} aria-busy={query.isLoading}>
            {records.map((entry) => (
              <ItemRow key={entry.id} kind={kind} entry={entry} searchVal={searchVal} />
            ))}
          </ul>
        )}
      </QueryBoundary>
      <Pager
        page={page}
        pageCount={Math.ceil((hits ?? query.data?.total ?? 0) / SEARCH_PAGE_SIZE)}
        busy={query.isValidating}
        label={words.pages}
        onChange={(next) => navigate(searchHref({ searchVal, tab: code, page: next }))}
      />
    </div>
  );
}
