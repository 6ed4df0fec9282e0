import { useMemo, type ComponentType } from 'react';
import { matchRoute } from '#host/app/routing/match-route.ts';
import { Pages } from '#host/app/routing/Pages.tsx';

interface PageAtProps {
  address: string;
  Page: ComponentType;
}

/** A page at its address, as the portal renders it. */
export function PageAt({ address, Page }: PageAtProps) {
  const entry = useMemo(() => {
    const { pathname, searchParams } = new URL(address, 'http://portal');
    const matched = matchRoute(pathname, searchParams);
    if ('redirect' in matched) throw new Error(`${address} leads to ${matched.redirect}`);
    return { route: matched.to, address, Page };
  }, [address, Page]);
  return (
    <main style={{ padding: 24, background: 'var(--portal-canvas)' }}>
      <Pages entry={entry} />
    </main>
  );
}
