/** Milliseconds after the browser is online: the line often carries nothing at first. */
const RETRY_MOMENTS_MS = [1000, 3000, 7000];

/**
 * Calls `retry` when the browser is online again, and a few seconds later too; returns a function that ends this.
 */
export function onReconnect(retry: () => void): () => void {
  let timers: ReturnType<typeof setTimeout>[] = [];
  const stop = () => timers.forEach(clearTimeout);
  const begin = () => {
    stop();
    retry();
    timers = RETRY_MOMENTS_MS.map((moment) => setTimeout(retry, moment));
  };
  addEventListener('online', begin);
  return () => {
    stop();
    removeEventListener('online', begin);
  };
}
