import { useLayoutEffect, useState } from 'react';
import { App } from '#host/app/App.tsx';
import { pageSkeleton } from '#host/app/boot/first-page.ts';
import { pendingPage } from '#host/app/routing/shown-page.ts';

/** The whole portal, from an address on: its links and buttons lead to the other pages, as they do for a user. */
export function PortalAt({ address }: { address: string }) {
  const [isThere, setThere] = useState(false);
  // The portal follows the address of its document, here that of the story's frame, which belongs to Storybook.
  useLayoutEffect(() => {
    const { pathname, search, hash } = window.location;
    window.history.replaceState(null, '', address);
    setThere(true);
    return () => window.history.replaceState(null, '', pathname + search + hash);
  }, [address]);
  const [first] = useState(() => pageSkeleton(new URL(address, 'http://portal').pathname));
  // Without an address, the skeleton is not taken for the page itself.
  const [shown] = useState(() => ({ ...pendingPage(first), address: '' }));
  return isThere ? <App first={shown} firstRoute={first.route} isPending={false} message="" /> : null;
}
