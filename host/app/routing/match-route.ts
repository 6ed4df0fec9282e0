import { parse } from 'regexparam';
import { isRedirect, routes, type PageRoute, type Route } from './routes.ts';

export type Match = { to: PageRoute } | { redirect: string };

const patterns = routes.map((route) => ({ route, pattern: parse(route.path).pattern }));

/** Splits a path into its segments; empty ones, from doubled or trailing slashes, are dropped. */
const segmentsOf = (path: string) => path.split('/').filter(Boolean);

/** Finds the route of a path, ignoring letter case and superfluous slashes. */
function routeOf(path: string): Route | undefined {
  const normalized = `/${segmentsOf(path).join('/')}`;
  return patterns.find(({ pattern }) => pattern.test(normalized))?.route;
}

/** Returns a page's path as the route table spells it; only its parameters are taken from the given path. */
function canonicalPath({ path: pattern }: PageRoute, path: string): string {
  const given = segmentsOf(path);
  const segments = segmentsOf(pattern).map((part, index) => (part.startsWith(':') ? given[index] : part));
  return `/${segments.join('/')}`;
}

/**
 * Returns the route of a path or its redirect: to the canonical spelling of the path, so that a page has a single
 * URL, and to /404 if the path is unknown. With an `id` in the query, a list's path is that of its details.
 */
export function matchRoute(path: string, query?: URLSearchParams): Match {
  const route = routeOf(path);
  if (!route) return { redirect: '/404' };
  if (isRedirect(route)) return { redirect: route.redirect };
  const canonical = canonicalPath(route, path);
  if (canonical !== path) return { redirect: canonical };
  return { to: (query?.get('id') && route.details) || route };
}

/** Returns whether a path is a page of the portal, not a file, an endpoint or a page of another site. */
export function isPage(path: string): boolean {
  return routeOf(path) !== undefined;
}

/** Returns the page that a path leads to when no guard interferes: the one to render first. */
export function firstRoute(path: string, query?: URLSearchParams): PageRoute {
  const matched = matchRoute(path, query);
  return 'to' in matched ? matched.to : firstRoute(matched.redirect, query);
}
