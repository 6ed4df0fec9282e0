import type { Portal } from '../portal.ts';

/** The part of the portal that functions need to load data into the session. */
export type SessionLoader = Pick<Portal, 'http' | 'session' | 'language'>;

const underWay = new WeakMap<SessionLoader['session'], Map<string, Promise<void>>>();

/** Shares one pending load per key between all widgets that request it. */
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
