import { parse } from 'regexparam';
import { isRedirect, routes, type PageRoute } from './routes.ts';

export type Match = { to: PageRoute } | { redirect: string };

const patterns = routes.map((route) => ({ route, pattern: parse(route.path).pattern }));

function routeOf(path: string) {
  return patterns.find(({ pattern }) => pattern.test(path))?.route;
}

/** The page of a path, or where the path leads instead; unknown paths lead to /404. */
export function matchRoute(path: string): Match {
  const route = routeOf(path);
  if (!route) return { redirect: '/404' };
  return isRedirect(route) ? { redirect: route.redirect } : { to: route };
}

/** Whether a path is a page of the portal, not a file, a call or another site's. */
export function isPage(path: string): boolean {
  return routeOf(path) !== undefined;
}
