import { parse } from 'regexparam';
import { isRedirect, routes, type PageRoute } from './routes.ts';

export type Match = { to: PageRoute } | { redirect: string };

const patterns = routes.map((route) => ({ route, pattern: parse(route.path).pattern }));

function routeOf(path: string) {
  return patterns.find(({ pattern }) => pattern.test(path))?.route;
}

/** Returns the route of a path or its redirect; unknown paths redirect to /404. */
export function matchRoute(path: string): Match {
  const route = routeOf(path);
  if (!route) return { redirect: '/404' };
  return isRedirect(route) ? { redirect: route.redirect } : { to: route };
}

/** Returns whether a path is a page of the portal, not a file, an endpoint or a page of another site. */
export function isPage(path: string): boolean {
  return routeOf(path) !== undefined;
}
