import type { SafeUrl } from '../../rules/safe-url.ts';
import { keepLoginState, randomState } from './login-state.ts';
import { authorizeUrl } from './login-url.ts';

/** Returns the URL of the portal that leads back to `page`; '' where this tab can keep nothing. Call it once, in a click. */
export type Departure = (page: string) => SafeUrl;

/**
 * Prepares the way to the portal's log-in and back. The digest of a verifier goes to the portal, which binds its key to
 * it, and the verifier stays in this tab (RFC 7636): a key that somebody else reads is worth nothing to them.
 * Rejects where the page is not secure, to which the portal leads nobody back.
 */
export async function prepareDeparture(portal: string, orgCode: string): Promise<Departure> {
  const verifier = randomState() + randomState();
  const challenge = await challengeOf(verifier);
  return (page) => {
    const state = keepLoginState(window, verifier);
    return state && authorizeUrl(portal, { page, state, challenge, orgCode });
  };
}

/** The SHA-256 of a verifier, in base64url. */
export async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
