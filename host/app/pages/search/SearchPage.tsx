import { SEARCH_PAGE_SIZE } from '#src/rules/limits.ts';
import { useLoginStatus } from '#src/data/portal-context.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { ItemRowsSkeleton } from '../../content/ItemRow.tsx';
import { usePageHead } from '../../routing/page-head.ts';
import { pageTexts } from '../../routing/page-titles.ts';
import { useQueryParams, useSetQueryParams } from '../../history/useQueryParams.ts';
import { Hottest } from './Hottest.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import {
  kindCodes,
  parseSearch,
  searchFault,
  searchHref,
  writeSearch,
  type SearchAddress,
} from './search-address.ts';
import css from './search-page.css?inline';
import { SearchForm } from './SearchForm.tsx';
import { SearchTabs } from './SearchTabs.tsx';
import { searchPageTexts } from './texts.ts';
import { retryFailed, totalOf, useSearchResults, type SearchResults } from './useSearchResults.ts';

/** Searches every kind of content. Text, tab and page are in the URL. */
export default function SearchPage() {
  useStyles(css);
  const words = useTexts(searchPageTexts);
  const titles = useTexts(pageTexts);
  const setQuery = useSetQueryParams();
  const address = parseSearch(useQueryParams());
  const searched = searchFault(address.searchVal) ? '' : address.searchVal;
  const results = useSearchResults(searched);
  const title = searched ? fill(words.titleOf, { text: searched }) : undefined;
  usePageHead({
    title,
    canonical: searched ? searchHref({ searchVal: searched }) : undefined,
  });
  const search = (searchVal: string) => {
    if (searchVal === searched) retryFailed(results);
    setQuery(writeSearch({ searchVal, tab: address.tab }), 'push');
  };
  return (
    <div className="portal-find">
      <header className="portal-find-head">
        <h1>{title ?? titles.search}</h1>
        <SearchForm searchVal={address.searchVal} onSearch={search} />
        <RecentSearches searchVal={searched} />
      </header>
      <Found results={results} isSearching={searched !== ''} />
      <SearchContent searched={searched} address={address} results={results} />
    </div>
  );
}

interface SearchContentProps {
  /** The words to search for, without what cannot be searched; '' if nothing is left. */
  searched: string;
  address: SearchAddress;
  results: SearchResults;
}

function SearchContent({ searched, address, results }: SearchContentProps) {
  const isPending = useLoginStatus() === 'pending';
  if (!searched) return <Hottest codes={kindCodes} />;
  // The tabs have inline styles, which a content policy forbids in a server's HTML.
  if (isPending) return <ItemRowsSkeleton rows={SEARCH_PAGE_SIZE / 2} />;
  return <SearchTabs address={address} results={results} />;
}

/** Announces the number of results. */
function Found({ results, isSearching }: { results: SearchResults; isSearching: boolean }) {
  const words = useTexts(searchPageTexts);
  const { total, isLoading, hasFailed } = totalOf(results);
  const found = fill(hasFailed ? words.foundPart : words.found, { count: total });
  return (
    <p className="portal-find-found" role="status" hidden={!isSearching}>
      {isSearching ? (isLoading ? words.searching : found) : null}
    </p>
  );
}
