import { createContext, useContext } from 'react';
import type { PageRoute } from './routes.ts';

export const PageRouteContext = createContext<PageRoute | null>(null);

/** Returns the route of the page that a component belongs to; pages of one kind find their row of a table by its name. */
export function usePageRoute(): PageRoute {
  const route = useContext(PageRouteContext);
  if (!route) throw new Error('usePageRoute outside a page');
  return route;
}
