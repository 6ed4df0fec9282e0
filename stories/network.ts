/** The line between a story and its sandbox. */
export type Network = 'normal' | 'slow' | 'failing' | 'offline';

/** Long enough to look at the skeletons. */
const SLOW_MS = 4000;

type Fetch = typeof fetch;

/** The answers of a sandbox as they come over such a line. */
export function overNetwork(network: Network, answer: Fetch): Fetch {
  switch (network) {
    case 'slow':
      return async (...request) => {
        await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
        return answer(...request);
      };
    case 'failing':
      return async () => new Response(null, { status: 500 });
    case 'offline':
      return async () => {
        throw new TypeError('Failed to fetch');
      };
    default:
      return answer;
  }
}
