type Fetch = typeof fetch;

/** What the calls use of ofetch: a body read as a blob. They time out, retry and refuse by rules of their own. */
export function createFetch({ fetch }: { fetch: Fetch }) {
  return {
    async raw(...[input, init]: Parameters<Fetch>) {
      const response = await fetch(input, init);
      return Object.assign(response, { _data: await response.blob() });
    },
  };
}
