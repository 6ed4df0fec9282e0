import type { Portal } from '../../../../src/portal.ts';
import { namedOrganisation } from '../../../../src/rules/organisation-param.ts';
import { loginUrl } from '../../../../src/session/login-url.ts';
import { navigatePage } from '../../back-history.ts';

/** Ends the session, and continues to the log-in with a redirect. */
export function leaveToLogin({ session, config }: Portal, redirect: string): void {
  session.end({ type: 'switch' });
  const namedOrg = namedOrganisation(session.getState().orgCode, config.org);
  navigatePage(loginUrl(redirect, window.location.origin, namedOrg), { replace: true });
}
