type Fetch = typeof fetch;

/**
 * ofetch without retries, timeouts, interceptors and JSON handling, none of which our client uses: it reads each body as
 * a blob. Saves 3.3 kB (gzip) in every first load.
 */
export function createFetch({ fetch }: { fetch: Fetch }) {
  return {
    async raw(...[input, init]: Parameters<Fetch>) {
      const response = await fetch(input, init);
      return Object.assign(response, { _data: await response.blob() });
    },
  };
}
