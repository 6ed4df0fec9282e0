import { routes, type PageRoute } from './routes.ts';

/** What reports call a page: the pattern of its route, without the values of an address; the details of a list end with `?id=`. */
export function viewOf(route: PageRoute): string {
  const isDetails = routes.some((known) => 'details' in known && known.details === route);
  return isDetails ? `${route.path}?id=` : route.path;
}
