import type { ReactNode } from 'react';
import type { QueryState } from '../../../../src/data/useQuery.ts';
import { Empty } from '../../../../src/ui/Empty.tsx';
import { ErrorState } from '../../../../src/ui/ErrorState.tsx';

export interface ReadingProps<Data> {
  reading: Omit<QueryState<Data>, 'replace'>;
  /** What stands there until it has come. */
  outline: ReactNode;
  /** Said when it has not come. */
  failure: string;
  isEmpty?: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
}

/** What a call has brought, or what stands in its place. Where a later load fails, what is there stays. */
export function QueryBoundary<Data>({ reading, outline, failure, isEmpty, children }: ReadingProps<Data>) {
  const { data, isLoading, isValidating, error, retry } = reading;
  if (data === undefined && isLoading) return outline;
  if (data === undefined && error) {
    return <ErrorState compact title={failure} message={error.message} busy={isValidating} onRetry={retry} />;
  }
  if (data === undefined || isEmpty?.(data)) return <Empty compact />;
  return children(data);
}
