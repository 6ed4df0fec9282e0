import type { ScopedMutator } from 'swr';
import type { Portal } from '../../portal.ts';
import { weakMemoize } from '../../rules/weak-memoize.ts';
import { getChangeFeed, type ChangeFeed } from '../../session/change-feed.ts';
import { isKeyOfEndpoint } from './cache-key.ts';
import { getCacheScope } from './useCacheScope.ts';

interface Refetching {
  count: number;
  stop: () => void;
}

const refetchingsOf = weakMemoize<ScopedMutator, Map<ChangeFeed, Refetching>>(() => new Map());

/**
 * Refetches what other tabs have changed, once for all components that share a cache and a portal. Returns the
 * unsubscribe function.
 */
export function refetchChanges(portal: Portal, mutate: ScopedMutator): () => void {
  const { session } = portal;
  const changes = getChangeFeed(portal);
  const ofCache = refetchingsOf(mutate);
  const refetching = ofCache.get(changes) ?? {
    count: 0,
    stop: changes.subscribe((endpoints) => {
      void mutate((key: unknown) => isKeyOfEndpoint(key, getCacheScope(session), endpoints));
    }),
  };
  ofCache.set(changes, refetching);
  refetching.count += 1;
  return () => {
    refetching.count -= 1;
    if (refetching.count > 0) return;
    refetching.stop();
    ofCache.delete(changes);
  };
}
