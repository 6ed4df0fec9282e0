import { useMemo } from 'react';
import * as v from 'valibot';
import type { Page, PageRequest } from '#src/api/schemas.ts';
import { hasMoved, joinPages } from '#src/data/queries/join-pages.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { fetchQuery, useQuery } from '#src/data/queries/useQuery.ts';
import type { Endpoint, EndpointResponse, Http, SendOptions } from '#src/http/endpoint.ts';
import { RECORDS_PAGE_SIZE, type RecordChoice } from './record-choice.ts';
import type { RecordSource } from './record-kind.ts';
import { chooseRows } from './record-rows.ts';

/** The parameters of a request for a page, without the page. */
type FilterOf<Input> = Omit<Input, keyof PageRequest>;

/** Rows that the server filters, sorts and returns in pages; `inputOf` turns a choice into the endpoint's filter. */
export function pagesOf<Input extends PageRequest, Row extends Identified>(
  endpoint: Endpoint<Input, Page<Row>>,
  inputOf: (choice: RecordChoice) => FilterOf<Input>,
): RecordSource<Row> {
  const everything = allPages(endpoint);
  return {
    Reader: function PagesReader({ kind: { tabs = [] }, choice, children }) {
      const portal = usePortal();
      const filter = inputOf(choice);
      const { data, ...state } = useQuery(endpoint, pageOf<Input>(filter, choice.page, RECORDS_PAGE_SIZE), {
        keepPrevious: true,
      });
      return children({
        ...state,
        // The rows of a former page beside a failure would look like the ones that were asked for.
        page: state.error ? undefined : data,
        counts: Object.fromEntries(tabs.map(({ value, count }) => [value, count])),
        fetchAll: async () =>
          (await fetchQuery(everything, portal, filter, new AbortController().signal)) ?? [],
      });
    },
  };
}

/** Rows that come all at once; the browser filters, sorts and pages them. `inOrder` is the order by default. */
export function listOf<Input, Row>(
  endpoint: Endpoint<Input, Row[]>,
  input: Input,
  inOrder: (rows: readonly Row[]) => readonly Row[] = (rows) => rows,
): RecordSource<Row> {
  return {
    Reader: function ListReader({ kind, choice, children }) {
      const { locale } = usePortal().language;
      const { data, ...state } = useQuery(endpoint, input);
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

/** A request for all rows asks for pages of this size, and for so many of them at most. */
const BATCH = 200;
const MAX_BATCHES = 50;

interface Identified {
  id: string;
}
const idOf = ({ id }: Identified) => id;

/** Makes the endpoint of a page that of the whole list: it requests page after page. */
export function allPages<Input extends PageRequest, Row extends Identified>(
  endpoint: Endpoint<Input, Page<Row>>,
): Endpoint<FilterOf<Input>, Row[]> {
  const { path } = endpoint.definition;
  async function fetchAll(
    http: Http,
    filter: FilterOf<Input>,
    options?: SendOptions,
    isRetry = false,
  ): Promise<EndpointResponse<Row[]>> {
    const pages: Row[][] = [];
    let count = 0;
    for (let current = 1; ; current++) {
      const response = await endpoint(http, pageOf<Input>(filter, current, BATCH), options);
      if (response.type !== 'success') return response;
      const { records, total } = response.data;
      pages.push(records);
      count += records.length;
      if (records.length === 0 || count >= total || current === MAX_BATCHES) {
        if (!isRetry && hasMoved(pages, idOf)) return fetchAll(http, filter, options, true);
        return { ...response, data: joinPages(pages, idOf) };
      }
    }
  }
  return Object.assign(fetchAll, {
    definition: { method: 'GET' as const, path, response: v.custom<Row[]>(Array.isArray) },
  });
}

const pageOf = <Input extends PageRequest>(filter: FilterOf<Input>, current: number, size: number) =>
  ({ ...filter, current, size }) as Input;
