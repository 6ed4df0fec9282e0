import { isLoopback, type SafeUrl, webUrl } from '../../rules/safe-url.ts';
import { returnParameters, withoutReturn } from './returned-login.ts';
import { parseUrl } from '../../rules/parse-url.ts';

/** Adds the one-time key to the fragment of a page's address, and leaves the rest of it as it is. */
export function withReturn(page: string, { key, state }: { key: string; state: string }): SafeUrl {
  const url = new URL(withoutReturn(page));
  const added = new URLSearchParams({ [returnParameters.key]: key, [returnParameters.state]: state });
  url.hash = `${url.hash}${url.hash && '&'}${added}`;
  return webUrl(url);
}

/**
 * The page of another site that a user returns to; '' unless it is one of the addresses in the settings, or below one:
 * on an origin, every page of which somebody else may write, an open path would hand the session to them.
 */
export function allowedReturn(page: string, ownOrigin: string, returnAddresses: readonly string[]): SafeUrl {
  const url = parseUrl(page);
  if (!url) return '';
  const isSecure = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
  const isForeign = url.origin !== ownOrigin && !url.username && !url.password;
  return isSecure && isForeign && returnAddresses.some((allowed) => isBelow(url, allowed)) ? webUrl(url) : '';
}

function isBelow({ origin, pathname }: URL, allowed: string): boolean {
  const top = new URL(allowed);
  const folder = top.pathname.endsWith('/') ? top.pathname : `${top.pathname}/`;
  // A proxy in front of the site may decode a slash or a dot, which would lead out of the folder.
  const isPlain = !/%(2e|2f|5c|25)|\\|\/\/|;/i.test(pathname);
  return origin === top.origin && isPlain && (pathname === top.pathname || pathname.startsWith(folder));
}
