import type { ReactNode } from 'react';
import type { QueryState } from '#src/data/queries/useQueryState.ts';
import { EmptyState } from '#src/ui/states/EmptyState.tsx';
import { ErrorState } from '#src/ui/states/ErrorState.tsx';

export interface QueryBoundaryProps<Data> {
  query: QueryState<Data>;
  /** The skeleton shown while the query loads. */
  skeleton: ReactNode;
  /** The title of the error state. */
  failure: string;
  isEmpty?: (data: Data) => boolean;
  /** A line below the text of the empty state. */
  emptyHint?: string;
  children: (data: Data) => ReactNode;
}

/** Renders the data of a query, or its skeleton, error or empty state. Data stays if a later request fails. */
export function QueryBoundary<Data>(props: QueryBoundaryProps<Data>) {
  const { query, skeleton, failure, isEmpty, emptyHint, children } = props;
  const { data, isLoading, isValidating, error, retry } = query;
  if (data === undefined && isLoading) return skeleton;
  if (data === undefined && error) {
    return <ErrorState compact title={failure} message={error.message} busy={isValidating} onRetry={retry} />;
  }
  if (data === undefined || isEmpty?.(data)) return <EmptyState compact hint={emptyHint} />;
  return children(data);
}
