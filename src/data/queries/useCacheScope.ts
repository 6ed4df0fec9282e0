import { perPortal } from '../../session/per-portal.ts';
import type { Session } from '../../session/store.ts';
import { cacheScopeOf } from './cache-key.ts';
import { usePortal, useSession } from '../portal-context.ts';

let lastNumber = 0;
const numberOf = perPortal(() => ++lastNumber);

/** The cache scope of a session. Unique per portal too, since the portals of a page share one cache. */
export function getCacheScope(session: Session): string {
  const { orgCode, owner } = session.getState();
  return `${numberOf({ session })}|${cacheScopeOf({ orgCode, userId: owner })}`;
}

/** '' while the session is pending, when nothing may be queried or cached. */
export function useCacheScope(): string {
  const { session } = usePortal();
  return useSession(({ isPending }) => (isPending ? '' : getCacheScope(session)));
}
