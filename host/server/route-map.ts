import { parse } from 'regexparam';
import type { Route } from '../app/routing/routes.ts';
import { firstRoute } from '../app/routing/match-route.ts';
import { missingPage, type PageEntry } from './page-map.ts';

/** The map of all paths, in the order of the route table: the first match wins. */
export function pageMap(routes: readonly Route[]): PageEntry[] {
  return routes.map(({ path }) => {
    const { name } = firstRoute(path);
    return { pattern: parse(path).pattern.source, page: name, status: name === missingPage.page ? 404 : 200 };
  });
}
