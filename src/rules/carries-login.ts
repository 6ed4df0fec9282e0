import { ORGANISATION } from './organisation-param.ts';
import { examineAddress } from './shown-address.ts';

/** The pages that take a session from their address. */
const loginPages = /^\/+(login\/+applogin|login_back)(?=\/|$)/i;

const commonLogin = /^\/+commonlogin(?=\/|$)/i;

/**
 * True if an address could log its reader in: it is a log-in page or has a parameter that is not known to be harmless,
 * also in the hash and in an address that stands in a parameter, e.g. `redirect`.
 */
export function carriesLogin(address: string, origin: string): boolean {
  const { isWhole, urls } = examineAddress(address, origin);
  return !isWhole || urls.some(({ pathname }) => loginPages.test(decoded(pathname)));
}

/** True if an address would end the session of its reader: it names an organisation or logs out, itself or by a redirect. */
export function endsSession(address: string, origin: string): boolean {
  return examineAddress(address, origin).urls.some(
    ({ pathname, searchParams }) => searchParams.has(ORGANISATION) || commonLogin.test(decoded(pathname)),
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
