import { isRedirect, routes, type PageRoute } from './routes.ts';

/** The route of a page by its name; details have none of their own. */
export function routeOf(name: PageRoute['name']): PageRoute {
  const found = routes.find((route): route is PageRoute => !isRedirect(route) && route.name === name);
  if (!found) throw new Error(`no page is named ${name}`);
  return found;
}
