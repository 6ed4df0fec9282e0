import { isRedirect, routes, type PageRoute } from '../routing/routes.ts';

export interface Step {
  name: PageRoute['name'];
  /** Undefined for the current page, which is no link. */
  path?: string;
}

const dashboard = 'workbench';

/** Returns the steps from the dashboard over the parent page to the page; the dashboard has only its own step. */
export function trailTo({ name, meta }: PageRoute): Step[] {
  const before = name === dashboard ? [] : new Set<PageRoute['name']>([dashboard, meta.parent ?? dashboard]);
  return [...before].map((one): Step => ({ name: one, path: pathOf(one) })).concat({ name });
}

function pathOf(name: PageRoute['name']): string {
  const found = routes.find((route): route is PageRoute => !isRedirect(route) && route.name === name);
  if (!found) throw new Error(`no page is named ${name}`);
  return found.path;
}
