import { useEffect } from 'react';
import { useSession } from '#src/data/portal-context.ts';
import type { PageRoute } from '../../routing/routes.ts';
import { isRemembered, pathOfPage, readRecentPages, withPage, writeRecentPages } from './recent-pages.ts';
import { useRecentOwner } from './useRecentOwner.ts';

export interface RecentPagesProps {
  route: PageRoute;
  address: string;
  /** The title that the page gives itself; undefined for the title of its route, and until the page knows. */
  title: string | undefined;
  /** There is nothing at the address. */
  isMissing: boolean;
}

/** Keeps in mind which pages the user has opened. Renders nothing. */
export function RecentPages({ route, address, title = '', isMissing }: RecentPagesProps) {
  const owner = useRecentOwner();
  const isNeutral = useSession((session) => session.isNeutral);
  const isKept = owner !== '' && !isNeutral && !isMissing && isRemembered(route);
  useEffect(() => {
    if (!isKept) return;
    const page = { name: route.name, path: pathOfPage(address), title };
    writeRecentPages(owner, withPage(readRecentPages(owner), page));
  }, [isKept, owner, route, address, title]);
  return null;
}
