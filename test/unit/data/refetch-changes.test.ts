import type { ScopedMutator } from 'swr';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPortal } from '#src/configure-portal.ts';
import { cacheKey } from '#src/data/queries/cache-key.ts';
import { refetchChanges } from '#src/data/queries/refetch-changes.ts';
import { getCacheScope } from '#src/data/queries/useCacheScope.ts';
import type { Portal } from '#src/portal.ts';
import type { ChangedEndpoints } from '#src/session/change-feed.ts';
import { changeListeners } from '../session/change-listeners.ts';

const list = { definition: { method: 'GET', path: '/list' } } as const;
const user = { definition: { method: 'GET', path: '/user' } } as const;

const portals: Portal[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  portals.splice(0).forEach((portal) => portal.close());
});

/** A portal, and a tab of the same user that tells it of changes. */
function openPortal() {
  const portal = createPortal({ settings: { api: 'http://localhost' } });
  portals.push(portal);
  const listeners = changeListeners(portal);
  const tell = (endpoints: ChangedEndpoints) => listeners.forEach((listener) => listener(endpoints));
  return { portal, tell, listeners };
}

const mutator = () => vi.fn() as unknown as ScopedMutator & ReturnType<typeof vi.fn>;

describe('what another tab has changed', () => {
  it('is fetched again, and nothing else', () => {
    const { portal, tell } = openPortal();
    const mutate = mutator();
    const stop = refetchChanges(portal, mutate);
    tell([list]);
    const scope = getCacheScope(portal.session);
    const isFetched = mutate.mock.calls[0]?.[0] as (key: unknown) => boolean;
    expect(mutate).toHaveBeenCalledOnce();
    expect(
      [cacheKey(scope, list, 1), cacheKey(scope, user, 1), cacheKey('other', list, 1), 'list'].map(isFetched),
    ).toEqual([true, false, false, false]);
    stop();
  });

  it('is fetched once for all components that share a cache, until the last of them has gone', () => {
    const { portal, tell, listeners } = openPortal();
    const mutate = mutator();
    const stops = [refetchChanges(portal, mutate), refetchChanges(portal, mutate)];
    expect(listeners.size).toBe(1);
    tell([list]);
    expect(mutate).toHaveBeenCalledOnce();
    stops[0]?.();
    tell([list]);
    expect(mutate).toHaveBeenCalledTimes(2);
    stops[1]?.();
    expect(listeners.size).toBe(0);
  });

  it('is fetched for a component that comes after all had gone', () => {
    const { portal, tell, listeners } = openPortal();
    const mutate = mutator();
    refetchChanges(portal, mutate)();
    const stop = refetchChanges(portal, mutate);
    tell([list]);
    expect(mutate).toHaveBeenCalledOnce();
    stop();
    expect(listeners.size).toBe(0);
  });

  it('is fetched into each cache, and for each portal', () => {
    const [one, other] = [openPortal(), openPortal()];
    const [first, second] = [mutator(), mutator()];
    const stops = [
      refetchChanges(one.portal, first),
      refetchChanges(one.portal, second),
      refetchChanges(other.portal, first),
    ];
    one.tell([list]);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
    other.tell([list]);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([2, 1]);
    for (const stop of stops) stop();
  });
});

describe('the cache scopes of portals', () => {
  it('differ, since the portals of a page share one cache', () => {
    const [one, other] = [openPortal().portal, openPortal().portal];
    expect(getCacheScope(one.session)).not.toBe(getCacheScope(other.session));
    expect(getCacheScope(one.session)).toBe(getCacheScope(one.session));
  });

  it('name the organisation and the user of the session', () => {
    const { session } = openPortal().portal;
    session.setState({ orgCode: 'demo' });
    const asGuest = getCacheScope(session);
    session.logIn('token', 'u-1');
    expect(getCacheScope(session)).not.toBe(asGuest);
    expect(getCacheScope(session)).toContain('|demo|u-1');
  });
});
