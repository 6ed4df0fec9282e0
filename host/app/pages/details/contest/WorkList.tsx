import { useContext, useState } from 'react';
import { getWorks, type Contest } from '#src/api/contests/contests.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { numberText } from '#src/texts/format.ts';
import { fill } from '#src/texts/texts.ts';
import { LanguageContext, useTexts } from '#src/texts/useTexts.ts';
import { PagedResults } from '#host/app/content/PagedResults.tsx';
import { QueryBoundary } from '#host/app/content/QueryBoundary.tsx';
import { RowsSkeleton } from '#host/app/content/RowsSkeleton.tsx';
import { WORKS_PAGE_SIZE } from '#host/app/limits.ts';
import { contestTexts } from './texts.ts';
import { WorkRow } from './WorkRow.tsx';

interface WorkListProps {
  contest: Contest;
  mayVote: boolean;
  seesWorks: boolean;
}

/** The works that take part, in pages; they are shown once none can be changed any more. */
export function WorkList({ contest, mayVote, seesWorks }: WorkListProps) {
  const words = useTexts(contestTexts);
  const { locale } = useContext(LanguageContext);
  const [page, setPage] = useState(1);
  const { id, votesMax, votesLeft } = contest;
  const query = useQuery(getWorks, seesWorks ? { id, current: page, size: WORKS_PAGE_SIZE } : null, {
    keepPrevious: true,
  });
  return (
    <section className="portal-contest-part" aria-label={words.all}>
      <h3>{words.all}</h3>
      {mayVote ? (
        <p className="portal-contest-soft" role="status">
          {fill(words.votesLeft, { max: votesMax, left: votesLeft })}
        </p>
      ) : null}
      {seesWorks ? (
        <QueryBoundary
          query={query}
          failure={words.worksFailed}
          skeleton={<RowsSkeleton rows={WORKS_PAGE_SIZE} />}
          isEmpty={({ total }) => total === 0}
          emptyHint={words.noWorks}
        >
          {({ records, total }) => (
            <>
              <p className="portal-contest-soft">{fill(words.count, { count: numberText(total, locale) })}</p>
              <PagedResults
                className="portal-contest-works"
                label={words.all}
                pager={{
                  page,
                  pageCount: Math.ceil(total / WORKS_PAGE_SIZE),
                  onChange: setPage,
                  busy: query.isValidating,
                  label: words.pages,
                }}
              >
                <ul>
                  {records.map((work) => (
                    <WorkRow
                      key={work.id}
                      contestId={id}
                      work={work}
                      mayVote={mayVote}
                      votesLeft={votesLeft}
                    />
                  ))}
                </ul>
              </PagedResults>
            </>
          )}
        </QueryBoundary>
      ) : (
        <p className="portal-contest-soft">{words.shownLater}</p>
      )}
    </section>
  );
}
