import type { Page, PageRequest } from '../../api/schemas.ts';
import type { Endpoint, EndpointResponse, Http, SendOptions } from '../../http/endpoint.ts';
import { hasMoved, joinPages } from './join-pages.ts';
import { defineQuery, type Query } from './query.ts';
import { ALL_PAGES_SIZE, ALL_PAGES_MAX } from '../../rules/limits.ts';

interface Identified {
  id: string;
}
const idOf = ({ id }: Identified) => id;

/** The query of a whole list, which requests page after page. */
/* @__NO_SIDE_EFFECTS__ */
export function allPages<Filter extends object, Row extends Identified>(
  endpoint: Endpoint<Filter & PageRequest, Page<Row>>,
): Query<Filter, Row[]> {
  async function fetchAll(
    http: Http,
    filter: Filter,
    options?: SendOptions,
    isRetry = false,
  ): Promise<EndpointResponse<Row[]>> {
    const pages: Row[][] = [];
    let count = 0;
    for (let current = 1; ; current++) {
      const response = await endpoint(http, { ...filter, current, size: ALL_PAGES_SIZE }, options);
      if (response.type !== 'success') return response;
      const { records, total } = response.data;
      pages.push(records);
      count += records.length;
      if (records.length === 0 || count >= total || current === ALL_PAGES_MAX) {
        if (!isRetry && hasMoved(pages, idOf)) return fetchAll(http, filter, options, true);
        return { ...response, data: joinPages(pages, idOf) };
      }
    }
  }
  return defineQuery(endpoint, (http, filter: Filter, options) => fetchAll(http, filter, options));
}
