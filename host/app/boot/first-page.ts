import type { ComponentType } from 'react';
import { PageSkeleton } from '../layout/PageSkeleton.tsx';
import { LazySpaceLayout } from '../layout/LazySpaceLayout.ts';
import { firstRoute } from '../routing/match-route.ts';
import { loadPage } from '../routing/page-loaders.ts';
import type { PageRoute } from '../routing/routes.ts';

/** What is rendered first, by the build and by hydration: before settings, session and organisation are known. */
export interface FirstPage {
  route: PageRoute;
  Page: ComponentType;
}

/** Loads the code of the first paint of a path. */
export async function loadFirstPage(path: string): Promise<FirstPage> {
  const route = firstRoute(path);
  const [page] = await Promise.all([
    route.meta.prerendered ? loadPage(route, []) : undefined,
    route.meta.space ? LazySpaceLayout.load() : undefined,
  ]);
  return { route, Page: page?.default ?? PageSkeleton };
}

/** What stands in where the code of the first paint does not come: the start then says so, and offers to retry. */
export function pageSkeleton(path: string): FirstPage {
  return { route: firstRoute(path), Page: PageSkeleton };
}
