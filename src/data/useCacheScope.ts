import type { Session } from '../session/store.ts';
import { cacheScopeOf } from './cache-key.ts';
import { usePortal, useSession } from './portal-context.ts';

const numbers = new WeakMap<Session, number>();
let lastNumber = 0;

function numberOf(session: Session): number {
  const known = numbers.get(session) ?? ++lastNumber;
  numbers.set(session, known);
  return known;
}

/** Whose rows a cache keeps, and of which portal: the portals of a page share one cache. */
export function getCacheScope(session: Session): string {
  return `${numberOf(session)}|${cacheScopeOf(session.getState())}`;
}

export function useCacheScope(): string {
  const { session } = usePortal();
  const owner = useSession(cacheScopeOf);
  return `${numberOf(session)}|${owner}`;
}
