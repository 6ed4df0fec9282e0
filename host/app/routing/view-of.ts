import { routes, type PageRoute } from './routes.ts';

/** The name of a page in reports: the pattern of its route, without values; that of a list's details ends with `?id=`. */
export function viewOf(route: PageRoute): string {
  const isDetails = routes.some((known) => 'details' in known && known.details === route);
  return isDetails ? `${route.path}?id=` : route.path;
}
