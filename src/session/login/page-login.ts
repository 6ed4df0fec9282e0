import type { HttpClient } from '../../http/client.ts';
import type { PortalOptions } from '../../portal-options.ts';
import type { Language } from '../../texts/texts.ts';
import { takeReturn } from './returned-login.ts';
import type { Session } from '../store.ts';

type Report = (error: unknown) => void;

/** Hands the token of each log-in to the page, before the form says that it is done. Returns the cleanup function. */
export function tellLogins(
  session: Session,
  onLogin: NonNullable<PortalOptions['onLogin']>,
  report: Report,
): () => void {
  // The page's function may also reject.
  const tell = async (login: { token: string; userId: string }) => void (await onLogin(login));
  return session.onLogIn((login) => void tell(login).catch(report));
}

/**
 * Logs in where the portal has just led back to this page of another site; undefined where it has not. Never rejects.
 */
export function startLoginReturn(
  portal: { http: HttpClient; session: Session; language: Language },
  report: Report,
): Promise<void> | undefined {
  const returned = takeReturn();
  if (!returned) return undefined;
  return import('./login-return.ts').then(
    (module) => module.finishLoginReturn(portal, returned, report),
    report,
  );
}
