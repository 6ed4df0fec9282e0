import type { ComponentType } from 'react';
import { PageSkeleton } from '../layout/PageSkeleton.tsx';
import { LazySpaceLayout } from '../layout/LazySpaceLayout.ts';
import { firstRoute } from '../routing/match-route.ts';
import { loadPage } from '../routing/page-loaders.ts';
import type { PageRoute } from '../routing/routes.ts';

/** The first render of the build and of the hydration, before settings, session and organisation are known. */
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

/** Stands in if the code of the first paint fails to load; the start then reports that, with a retry. */
export function pageSkeleton(path: string): FirstPage {
  return { route: firstRoute(path), Page: PageSkeleton };
}
