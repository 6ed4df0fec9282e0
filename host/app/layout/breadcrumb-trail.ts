import type { SafeUrl } from '#src/rules/safe-url.ts';
import { routeOf } from '../routing/route-of.ts';
import type { PageRoute } from '../routing/routes.ts';

export interface Step {
  name: PageRoute['name'];
  /** Undefined for the current page, which is no link. */
  path?: SafeUrl;
}

/** Returns the steps over the page's parents to the page. They begin at the dashboard in the personal space, else at home. */
export function trailTo(route: PageRoute): Step[] {
  const steps: Step[] = [{ name: route.name }];
  let first = route;
  while (first.meta.parent) {
    first = routeOf(first.meta.parent);
    steps.unshift(linkTo(first));
  }
  const root = first.meta.space ? 'workbench' : 'home';
  return first.name === root ? steps : [linkTo(routeOf(root)), ...steps];
}

const linkTo = ({ name, path }: PageRoute): Step => ({ name, path });
