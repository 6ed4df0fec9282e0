import type { Portal } from '#src/portal.ts';
import { namedOrganisation } from '#src/rules/organisation-param.ts';
import { endSession } from '#src/session/forget-user.ts';
import { loginUrl } from '#src/session/login/login-url.ts';
import { navigatePage } from '../../history/back-history.ts';

/** Ends the session, and continues to the log-in with a redirect; `forgets`: nothing of the user stays in the browser. */
export function leaveToLogin({ session, config }: Portal, redirect: string, forgets = false): void {
  endSession(session, { type: 'switch' }, forgets);
  const namedOrg = namedOrganisation(session.getState().orgCode, config.org);
  navigatePage(loginUrl(redirect, window.location.origin, namedOrg), { replace: true });
}
