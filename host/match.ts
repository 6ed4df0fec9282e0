import { matchRoute } from 'wouter';
import { parse } from 'regexparam';
import { isRedirect, routes, type PageRoute } from './routes.ts';

export type Match = { to: PageRoute } | { redirect: string };

/** The page of a path, or where the path leads instead; unknown paths lead to /404. */
export function match(path: string): Match {
  for (const route of routes) {
    const [fits] = matchRoute(parse, route.path, path);
    if (fits) return isRedirect(route) ? { redirect: route.redirect } : { to: route };
  }
  return { redirect: '/404' };
}

/** Whether a path is a page of the portal, not a file, a call or another site's. */
export function isPage(path: string): boolean {
  return routes.some((route) => matchRoute(parse, route.path, path)[0]);
}
