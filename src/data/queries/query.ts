import type { EndpointDefinition, EndpointResponse, Http, SendOptions } from '../../http/endpoint.ts';

/** A request, or several as one, whose data `useQuery` caches: an endpoint, or a function such as `allPages`. */
export interface Query<Input, Data> {
  (http: Http, input: Input, options?: SendOptions): Promise<EndpointResponse<Data>>;
  /** Method and path name the data in the cache, and in what other tabs tell of their changes. */
  readonly definition: Pick<EndpointDefinition, 'method' | 'path'>;
}

/** Makes a query of several requests; it is refetched when the data of `definition` changes. */
/* @__NO_SIDE_EFFECTS__ */
export function defineQuery<Input, Data>(
  { definition }: Pick<Query<never, unknown>, 'definition'>,
  fetch: (http: Http, input: Input, options?: SendOptions) => Promise<EndpointResponse<Data>>,
): Query<Input, Data> {
  return Object.assign(fetch, { definition });
}
