import type { Portal } from '../portal.ts';

/** What loads something into the session. */
export type SessionLoader = Pick<Portal, 'http' | 'session' | 'language'>;

const underWay = new WeakMap<SessionLoader['session'], Map<string, Promise<void>>>();

/** However many widgets ask at once, what has this key is loaded once. */
export function singleFlight(
  { session }: SessionLoader,
  key: string,
  load: () => Promise<void>,
): Promise<void> {
  let loads = underWay.get(session);
  if (!loads) underWay.set(session, (loads = new Map()));
  let promise = loads.get(key);
  if (!promise) {
    promise = load().finally(() => loads.delete(key));
    loads.set(key, promise);
  }
  return promise;
}
