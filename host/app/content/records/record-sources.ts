import { useMemo } from 'react';
import type { Page, PageRequest } from '#src/api/schemas.ts';
import { allPages } from '#src/data/queries/all-pages.ts';
import { usePortal } from '#src/data/portal-context.ts';
import type { Query } from '#src/data/queries/query.ts';
import { fetchQuery, useQuery } from '#src/data/queries/useQuery.ts';
import type { Endpoint } from '#src/http/endpoint.ts';
import type { RecordChoice } from './record-choice.ts';
import type { RecordSource } from './record-kind.ts';
import { chooseRows } from './record-rows.ts';
import { RECORDS_PAGE_SIZE } from '../../limits.ts';

/** Rows that the server filters, sorts and returns in pages; `filterOf` turns a choice into the endpoint's filter. */
export function pagesOf<Filter extends object, Row extends { id: string }>(
  endpoint: Endpoint<Filter & PageRequest, Page<Row>>,
  filterOf: (choice: RecordChoice) => Filter,
): RecordSource<Row> {
  const everything = allPages(endpoint);
  return {
    Reader: function PagesReader({ kind: { tabs = [] }, choice, children }) {
      const portal = usePortal();
      const filter = filterOf(choice);
      const { data, ...state } = useQuery(
        endpoint,
        { ...filter, current: choice.page, size: RECORDS_PAGE_SIZE },
        { keepPrevious: true },
      );
      return children({
        ...state,
        page: data,
        counts: Object.fromEntries(tabs.map(({ value, count }) => [value, count])),
        fetchAll: async () =>
          (await fetchQuery(everything, portal, filter, new AbortController().signal)) ?? [],
      });
    },
  };
}

/** Rows that come all at once; the browser filters, sorts and pages them. `inOrder` is the order by default. */
export function listOf<Input, Row>(
  query: Query<Input, Row[]>,
  input: Input,
  inOrder: (rows: readonly Row[]) => readonly Row[] = (rows) => rows,
): RecordSource<Row> {
  return {
    Reader: function ListReader({ kind, choice, children }) {
      const { locale } = usePortal().language;
      const { data, ...state } = useQuery(query, input);
      const ordered = useMemo(() => data && inOrder(data), [data]);
      const found = useMemo(
        () => ordered && chooseRows(kind, ordered, choice, locale),
        [kind, ordered, choice, locale],
      );
      const rows = found?.rows ?? [];
      const start = (choice.page - 1) * RECORDS_PAGE_SIZE;
      return children({
        ...state,
        page: found && { records: rows.slice(start, start + RECORDS_PAGE_SIZE), total: rows.length },
        counts: found?.counts ?? {},
        fetchAll: async () => rows,
      });
    },
  };
}
