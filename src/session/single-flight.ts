import type { Portal } from '../portal.ts';
import { perPortal } from './per-portal.ts';

/** The part of the portal that functions need to load data into the session. */
export type SessionLoader = Pick<Portal, 'http' | 'session' | 'language'>;

const loadsOf = perPortal(() => new Map<string, Promise<void>>());

/** Shares one pending load per key between all widgets that request it. */
export function singleFlight(
  portal: Pick<SessionLoader, 'session'>,
  key: string,
  load: () => Promise<void>,
): Promise<void> {
  const loads = loadsOf(portal);
  let promise = loads.get(key);
  if (!promise) {
    promise = load().finally(() => loads.delete(key));
    loads.set(key, promise);
  }
  return promise;
}
