import { isRedirect, routes, type PageRoute } from '../routes.ts';

/** A page on the way to the one that is shown. */
export interface Step {
  name: PageRoute['name'];
  /** Where it is; none for the page that is shown. */
  path?: string;
}

const dashboard = 'workbench';

/**
 * The way to a page of the space: the dashboard, the page it belongs to, the page itself. Where the page is the
 * dashboard, it alone.
 */
export function trailTo({ name, meta }: PageRoute): Step[] {
  const before = name === dashboard ? [] : new Set<PageRoute['name']>([dashboard, meta.parent ?? dashboard]);
  return [...before].map((one): Step => ({ name: one, path: pathOf(one) })).concat({ name });
}

function pathOf(name: PageRoute['name']): string {
  const found = routes.find((route): route is PageRoute => !isRedirect(route) && route.name === name);
  if (!found) throw new Error(`no page is named ${name}`);
  return found.path;
}
