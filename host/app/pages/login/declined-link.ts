import { safeRedirect } from '#src/rules/redirect.ts';
import { matchRoute } from '../../routing/match-route.ts';

/**
 * Where a user goes on who keeps their session although a link would have ended it: to the link's page in their own
 * organisation. Items, log-ins and errors of another organisation mean nothing there, so these lead home.
 */
export function declinedLink(address: string, origin: string): string {
  const { pathname, searchParams } = new URL(origin + address);
  if (pathname === '/commonLogin') return safeRedirect(searchParams.get('redirect'), origin) || '/';
  const matched = matchRoute(pathname);
  const isItem = searchParams.has('id') || ('to' in matched && matched.to.path.includes(':'));
  return (!isItem && safeRedirect(address, origin)) || '/';
}
