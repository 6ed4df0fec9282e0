import { useId } from 'react';
import { ChevronRight } from 'lucide-react';
import { Link } from '../../routing/Link.tsx';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { ItemRow, ItemRowsSkeleton } from '../../content/ItemRow.tsx';
import { kindTexts } from '../../content/texts.ts';
import { contentKinds, type ContentCode } from '../../content/kinds.ts';
import { QueryBoundary } from '../../content/QueryBoundary.tsx';
import { NoResults } from './NoResults.tsx';
import { kindCodes, searchHref } from './search-address.ts';
import { searchPageTexts } from './texts.ts';
import { hitsOf, totalOf, type SearchResults } from './useSearchResults.ts';
import { HITS_PER_KIND } from '../../limits.ts';

interface AllResultsProps {
  searchVal: string;
  results: SearchResults;
}

/** The first results of every kind that has any. */
export function AllResults({ searchVal, results }: AllResultsProps) {
  const { total, isLoading, hasFailed } = totalOf(results);
  if (total === 0 && !isLoading && !hasFailed) {
    return <NoResults searchVal={searchVal} tab="all" results={results} />;
  }
  // Sections are only ever appended, so that no section jumps when an earlier one comes late.
  const firstLoading = kindCodes.findIndex((code) => results[code].isLoading);
  const settled = firstLoading < 0 ? kindCodes : kindCodes.slice(0, firstLoading);
  const shown = settled.filter((code) => hitsOf(results[code]) !== 0);
  return (
    <div className="portal-find-sections">
      {shown.map((code) => (
        <KindSection key={code} code={code} searchVal={searchVal} result={results[code]} />
      ))}
      {isLoading ? <ItemRowsSkeleton key={`after ${shown.length}`} rows={HITS_PER_KIND} /> : null}
    </div>
  );
}

interface KindSectionProps {
  code: ContentCode;
  searchVal: string;
  result: SearchResults[ContentCode];
}

function KindSection({ code, searchVal, result }: KindSectionProps) {
  const words = useTexts(searchPageTexts);
  const name = useTexts(kindTexts)[code];
  const titleId = useId();
  const count = result.data?.total ?? 0;
  return (
    <section aria-labelledby={titleId}>
      <header className="portal-find-section-header">
        <h2 id={titleId}>{name}</h2>
        {count > HITS_PER_KIND ? (
          <Link
            className="portal-find-more"
            href={searchHref({ searchVal, tab: code })}
            aria-label={fill(words.allOfKind, { count, name })}
          >
            {fill(words.allOf, { count })}
            <ChevronRight size={16} aria-hidden="true" />
          </Link>
        ) : null}
      </header>
      <QueryBoundary query={result} failure={fill(words.failed, { name })} skeleton={null}>
        {({ records }) => (
          <ul className="portal-rows">
            {records.slice(0, HITS_PER_KIND).map((entry) => (
              <ItemRow key={entry.id} kind={contentKinds[code]} entry={entry} searchVal={searchVal} />
            ))}
          </ul>
        )}
      </QueryBoundary>
    </section>
  );
}
