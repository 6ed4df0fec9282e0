import { routeOf } from '../routing/route-of.ts';
import type { PageRoute } from '../routing/routes.ts';

/** The path by which the header highlights an entry: a page with a parent counts as below it. */
export const highlightPath = ({ meta }: PageRoute, path: string): string =>
  meta.parent ? `${routeOf(meta.parent).path}/` : path;
