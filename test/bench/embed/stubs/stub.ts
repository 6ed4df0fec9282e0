export interface StubRequest {
  /** Does not include the query. */
  path: string;
  query: URLSearchParams;
  body: string;
}

/** Returns the JSON of the response; undefined for an unknown request. */
export type Stub = (request: StubRequest) => unknown;
