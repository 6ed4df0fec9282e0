import { navigate } from 'wouter/use-browser-location';
import type { Portal } from '../../../../src/portal.ts';
import { namedOrganisation } from '../../../../src/rules/organisation-param.ts';
import { loginUrl } from '../../../../src/session/login-url.ts';

/** Ends the session, and continues to the log-in with a redirect. */
export function leaveToLogin({ session, config }: Portal, redirect: string): void {
  session.end({ type: 'switch' });
  const namedOrg = namedOrganisation(session.getState().orgCode, config.org);
  navigate(loginUrl(redirect, window.location.origin, namedOrg), { replace: true });
}
