import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import useSWRInfinite, { unstable_serialize as serialize } from 'swr/infinite';
import type { Page, PageRequest } from '../../api/schemas.ts';
import type { PortalError } from '../../http/errors.ts';
import { usePortal } from '../portal-context.ts';
import { cacheKey } from './cache-key.ts';
import { followChanges } from './changes.ts';
import { hasMoved } from './join-pages.ts';
import type { Query } from './query.ts';
import { useCacheScope } from './useCacheScope.ts';
import { fetchQuery } from './useQuery.ts';
import { useQueryState, useRequestSignal, type QueryState } from './useQueryState.ts';

interface Identified {
  id: string;
}
type Pages<Row> = readonly Page<Row>[];

export interface InfiniteQueryOptions<Row> {
  size: number;
  /** Called when all pages are loaded again; called back with them, unless that fails. */
  onReload?: () => (pages: Pages<Row>) => void;
}

export interface InfiniteQuery<Row> extends QueryState<Pages<Row>> {
  hasMore: boolean;
  /**
   * Loads the next page; resolves to all pages, or to undefined if another list is shown by then. A failure rejects, and
   * leaves the list as it is.
   */
  loadMore(): Promise<Pages<Row> | undefined>;
  /** Changes the cached pages, e.g. by the response of a mutation. */
  update(change: (page: Page<Row>) => Page<Row>): void;
}

/**
 * The first pages of a list, which are loaded again together; how many is cached, so that Back shows all of them. No
 * request is sent while `filter` is null.
 */
export function useInfiniteQuery<Filter extends object, Row extends Identified>(
  query: Query<Filter & PageRequest, Page<Row>>,
  filter: Filter | null,
  { size, onReload }: InfiniteQueryOptions<Row>,
): InfiniteQuery<Row> {
  const portal = usePortal();
  const scope = useCacheScope();
  const { cache, mutate: mutateCache } = useSWRConfig();
  const isWaiting = filter !== null && scope === '';
  const keyOf = (index: number) =>
    filter === null || isWaiting ? null : cacheKey(scope, query, { ...filter, current: index + 1, size });
  const name = keyOf(0) ? serialize(keyOf) : '';
  const signal = useRequestSignal(name);
  const fetchPage = async ([, , , input]: NonNullable<ReturnType<typeof keyOf>>): Promise<Page<Row>> =>
    (await fetchQuery(query, portal, input, signal())) ?? { records: [], total: 0, current: 1, size };

  const { setSize, mutate, ...response } = useSWRInfinite<Page<Row>, PortalError, typeof keyOf>(
    keyOf,
    fetchPage,
    {
      parallel: true,
      revalidateFirstPage: false,
      // SWR would not load the pages of a list again that is cached: `reload` does.
      revalidateIfStale: false,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
      keepPreviousData: true,
    },
  );
  const { data, ...state } = useQueryState(name, isWaiting, { ...response, mutate });

  /** Pages and error of this list, also while the pages of a former one are shown. */
  const cached = (): { data?: Pages<Row>; error?: PortalError } => cache.get(name) ?? {};

  /** Shows these pages. SWR caches each for itself, too, and joins them from there. */
  function store(pages: Pages<Row>) {
    pages.forEach((page, index) => void mutateCache(keyOf(index), page, { revalidate: false }));
    void setSize(pages.length);
  }

  async function reload() {
    const finish = onReload?.();
    let pages = await mutate();
    if (pages && !cached().error && isOutdated(pages)) pages = await mutate();
    if (pages && !cached().error) finish?.(pages);
  }

  const latest = useRef({ name, reload });
  useLayoutEffect(() => {
    latest.current = { name, reload };
  });
  useEffect(() => {
    if (!name) return undefined;
    const reloadLatest = () => void latest.current.reload();
    if (cache.get(name)?.data) reloadLatest();
    return followChanges(portal, query, reloadLatest);
  }, [portal, cache, query, name]);

  return {
    ...state,
    data,
    retry: () => void reload(),
    hasMore: data !== undefined && data.length * size < (data.at(-1)?.total ?? 0),
    async loadMore() {
      const index = cached().data?.length ?? 0;
      const key = keyOf(index);
      if (!key || index === 0) return undefined;
      const page = await fetchPage(key);
      // The pages before it may have been loaded again meanwhile.
      const pages = [...(cached().data ?? []).slice(0, index), page];
      store(pages);
      if (latest.current.name !== name) return undefined;
      if (isOutdated(pages)) void latest.current.reload();
      return pages;
    },
    update(change) {
      const pages = cached().data;
      // Before the first response there is nothing to change, and SWR would discard it.
      if (pages) store(pages.map(change));
    },
  };
}

/** Others may add, remove or move rows between the requests of pages. */
function isOutdated<Row extends Identified>(pages: Pages<Row>): boolean {
  const rows = pages.map(({ records }) => records);
  return pages.some(({ total }) => total !== pages[0]?.total) || hasMoved(rows, ({ id }) => id);
}
