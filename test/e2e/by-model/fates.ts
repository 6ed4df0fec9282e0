import fc from 'fast-check';
import type { Route } from 'playwright';
import type { RealTab } from './real-tab.ts';
import type { BrowserWorld } from './browser-world.ts';

/** The fate of a write; one that is lost does its work, but its answer never comes. */
export type Fate = 'is done' | 'is late' | 'is refused' | 'meets a broken server' | 'breaks off' | 'is lost';

export const LATE_MS = 300;

const faults = {
  'is late': { delayMs: LATE_MS },
  'is refused': { status: 200, body: { code: 500, msg: '暂时无法处理', data: null } },
  'meets a broken server': { status: 502 },
  'breaks off': { drop: true },
} as const;

export const succeeds = (fate: Fate) => fate === 'is done' || fate === 'is late';

/** Most writes are done. */
export const anyFate = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Fate>('is done') },
  { weight: 2, arbitrary: fc.constant<Fate>('is late') },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Fate[]>('is refused', 'meets a broken server', 'breaks off', 'is lost'),
  },
);

/** Lets the next write of this method and path meet its fate. */
export async function destine(
  world: BrowserWorld,
  { page }: RealTab,
  fate: Fate,
  method: string,
  path: string,
): Promise<void> {
  if (fate === 'is done') return;
  if (fate !== 'is lost') {
    await world.control('faults', { method, path, ...faults[fate] });
    return;
  }
  const matches = (url: URL) => url.pathname === path;
  const lose = async (route: Route) => {
    if (route.request().method() !== method) return route.fallback();
    await route.fetch();
    // A sequence may have ended with its page meanwhile.
    await route.abort('connectionreset').catch(() => {});
    // While a page has routes, nothing is taken from the cache.
    await page.unroute(matches, lose);
  };
  await page.route(matches, lose);
}
