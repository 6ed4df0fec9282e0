import type { CheckedUrl } from './safe-url.ts';
import { ORGANISATION, withoutOrganisation } from './organisation-param.ts';

const nowhere = '' as CheckedUrl;

/** The login and error pages: never a redirect target. */
const noReturn = /^\/(login|commonlogin|wxlogin|login_back|404|500)(\/|$)/i;

/**
 * A path of our own origin from an untrusted URL, e.g. `?redirect=`.
 * Gives path, query and hash, or '' where the address leads elsewhere or back to a login or error page. The organisation
 * is left out: a redirect never switches it, see `redirectOrganisation`.
 */
export function safeRedirect(address: string | null | undefined, origin: string): CheckedUrl {
  if (!address || !address.startsWith('/') || address.startsWith('//')) return nowhere;
  // Browsers drop control characters and read a backslash as a slash, so either can hide a host.
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u001f\u007f-\u009f\\]/.test(address)) return nowhere;
  let url: URL;
  try {
    url = new URL(address, origin);
  } catch {
    return nowhere;
  }
  if (url.origin !== new URL(origin).origin || url.pathname.startsWith('//')) return nowhere;
  if (url.pathname.split('/').some(hidesSlash) || noReturn.test(decoded(url.pathname))) return nowhere;
  return (url.pathname + withoutOrganisation(url.search) + url.hash) as CheckedUrl;
}

/** The organisation that a safe redirect names, to which the login page before it belongs; '' where it names none. */
export function redirectOrganisation(address: string | null | undefined, origin: string): string {
  return safeRedirect(address, origin) && address
    ? (new URL(address, origin).searchParams.get(ORGANISATION) ?? '')
    : '';
}

// `/%2F…` and `/%5C…` stay paths for us, but a proxy in front may decode them.
function hidesSlash(segment: string): boolean {
  return /%(2f|5c|0[0-9a-f]|1[0-9a-f])/i.test(segment);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
