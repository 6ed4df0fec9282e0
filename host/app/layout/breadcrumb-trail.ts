import { isRedirect, routes, type PageRoute } from '../routes.ts';

/** One step of the breadcrumb. */
export interface Step {
  name: PageRoute['name'];
  /** The current page has no path. */
  path?: string;
}

const dashboard = 'workbench';

/** The breadcrumb of a page in the space: the dashboard, the parent page, the page itself; for the dashboard, it alone. */
export function trailTo({ name, meta }: PageRoute): Step[] {
  const before = name === dashboard ? [] : new Set<PageRoute['name']>([dashboard, meta.parent ?? dashboard]);
  return [...before].map((one): Step => ({ name: one, path: pathOf(one) })).concat({ name });
}

function pathOf(name: PageRoute['name']): string {
  const found = routes.find((route): route is PageRoute => !isRedirect(route) && route.name === name);
  if (!found) throw new Error(`no page is named ${name}`);
  return found.path;
}
