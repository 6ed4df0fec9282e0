import { namedOrganisation } from '#src/rules/organisation-param.ts';
import type { Portal } from '#src/portal.ts';
import { loginUrl } from '#src/session/login/login-url.ts';
import { httpTexts } from '#src/texts/http.ts';
import { wordsOf } from '#src/texts/texts.ts';
import { matchRoute } from './match-route.ts';

export interface ExpiredSession {
  /** The log-in, which leads back to the address. */
  to: string;
  message: string;
}

/** The page and the message after the server has refused a session. */
export function expiredSession(
  { language, session, config }: Portal,
  address: string,
  message: string,
): ExpiredSession {
  const namedOrg = namedOrganisation(session.getState().orgCode, config.org);
  return {
    to: loginUrl(address, window.location.origin, namedOrg),
    message: message || wordsOf(httpTexts, language).signedOut,
  };
}

/** A page that needs no session stays open when the session expires. */
export function staysOpen(path: string): boolean {
  const matched = matchRoute(path);
  return 'to' in matched && matched.to.meta.sessionless === true;
}
