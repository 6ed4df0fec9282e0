import { useEffect } from 'react';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { EmptyList, EmptyState } from '#src/ui/states/EmptyState.tsx';
import { ErrorState } from '#src/ui/states/ErrorState.tsx';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { PagedResults } from '../PagedResults.tsx';
import { cleared, countOf, lastPageOf } from '../query-choice.ts';
import { RECORDS_PAGE_SIZE } from '../../limits.ts';
import type { RecordPartProps, RecordRows } from './record-kind.ts';
import { RecordTable } from './RecordTable.tsx';
import { recordTexts } from './texts.ts';
import type { Selection } from './useSelection.ts';

/** The number of skeleton rows: about a screen. */
const SKELETONS = 6;

interface RecordResultsProps<Row> extends RecordPartProps<Row> {
  rows: RecordRows<Row>;
  selection: Selection<Row> | null;
}

/** The rows that were found and their pages. While others load, the former rows stay, dimmed. */
export function RecordResults<Row>(props: RecordResultsProps<Row>) {
  const { kind, rows, selection, choice, choose } = props;
  const { page, isLoading, isValidating, error, retry } = rows;
  const words = useTexts(recordTexts);
  const lastPage = lastPageOf(page?.total ?? 0, RECORDS_PAGE_SIZE);
  const isBeyond = page !== undefined && !isLoading && choice.page > lastPage;
  useEffect(() => {
    if (isBeyond) choose({ ...choice, page: lastPage }, 'replace');
  }, [isBeyond, lastPage, choice, choose]);

  if (error && !page) {
    return (
      <ErrorState
        title={fill(words.failed, { list: kind.title })}
        message={error.message}
        busy={isValidating}
        onRetry={retry}
      />
    );
  }
  if (!page || isBeyond) {
    return (
      <Loading label={fill(words.loading, { list: kind.title })}>
        <div className="portal-records-skeleton">
          {Array.from({ length: SKELETONS }, (_, row) => (
            <Skeleton key={row} shape="block" height={56} />
          ))}
        </div>
      </Loading>
    );
  }
  const pager = {
    page: choice.page,
    pageCount: lastPage,
    busy: isLoading,
    label: fill(words.pages, { list: kind.title }),
    onChange: (next: number) => choose({ ...choice, page: next }),
  };
  return (
    <PagedResults className="portal-records-results" label={kind.title} pager={pager}>
      <p className="portal-records-count" role="status">
        {fill(choice.page > 1 ? words.countOf : words.count, { count: page.total, page: choice.page })}
      </p>
      {selection && selection.rows.length > 0 ? (
        <div className="portal-records-selection" role="group" aria-label={words.selection}>
          <span role="status">{fill(words.selected, { count: selection.rows.length })}</span>
          {kind.bulkActions?.(selection.rows, { refresh: retry, clear: selection.clear })}
          <Button variant="link" size="small" onClick={selection.clear}>
            {words.clearSelection}
          </Button>
        </div>
      ) : null}
      {page.records.length === 0 ? (
        <Nothing kind={kind} choice={choice} choose={choose} />
      ) : kind.card ? (
        <ul className="portal-records-grid" aria-busy={isLoading}>
          {page.records.map((row) => (
            <li key={kind.id(row)}>{kind.card?.(row)}</li>
          ))}
        </ul>
      ) : (
        <div className="portal-records-scroll">
          <RecordTable {...props} records={page.records} isBusy={isLoading} refresh={retry} />
        </div>
      )}
    </PagedResults>
  );
}

function Nothing<Row>({ kind, choice, choose }: RecordPartProps<Row>) {
  const words = useTexts(recordTexts);
  if (countOf(choice) > 0) {
    return (
      <EmptyState
        text={words.noMatch}
        hint={words.noMatchHint}
        action={<Button onClick={() => choose(cleared(choice))}>{words.clear}</Button>}
      />
    );
  }
  const isOtherTab = choice.tab !== (kind.tabs?.[0]?.value ?? '');
  return isOtherTab ? <EmptyList text={words.emptyTab} /> : <EmptyList {...kind.empty} />;
}
