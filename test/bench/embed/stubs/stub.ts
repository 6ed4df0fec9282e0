export interface StubRequest {
  /** Without the query. */
  path: string;
  query: URLSearchParams;
  body: string;
}

/** Answers a call with what becomes its JSON; undefined for a call that it does not know. */
export type Stub = (request: StubRequest) => unknown;
