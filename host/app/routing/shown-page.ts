import type { ComponentType } from 'react';
import { cacheScopeOf } from '#src/data/queries/cache-key.ts';
import type { Portal } from '#src/portal.ts';
import type { FirstPage } from '../boot/first-page.ts';
import type { RouteResult } from './resolve-route.ts';
import type { PageRoute } from './routes.ts';

export interface ShownPage {
  route: PageRoute;
  address: string;
  /** Organisation and user; pages remount when the owner changes, so that no state leaks. */
  owner: string;
  /** Null if the route failed to resolve. */
  Page: ComponentType | null;
  error: unknown;
}

/** The page that a resolved route shows. */
export function shownPage(
  { session }: Portal,
  address: string,
  result: Extract<RouteResult, { type: 'page' | 'failed' }>,
): ShownPage {
  return {
    route: result.route,
    address,
    owner: cacheScopeOf(session.getState()),
    Page: result.type === 'page' ? result.page.default : null,
    error: result.type === 'failed' ? result.error : null,
  };
}

/** The first paint of a page. Its address is the pattern of its route, since the build knows no other. */
export function pendingPage({ route, Page }: FirstPage): ShownPage {
  return { route, address: route.path, owner: '', Page, error: null };
}
