import { guestLogin } from '../api/auth.ts';
import { getOrgByCode } from '../api/org.ts';
import { dataOf } from '../http/data-of.ts';
import { PortalError, RefusedError, SignedOutError } from '../http/errors.ts';
import { loadOrganisation } from './load-organisation.ts';
import { once, type Loader } from './once.ts';
import { setOrganisation } from './set-organisation.ts';

/** Turns to another organisation with a clean session; the present one stays where the other does not exist. */
export async function switchOrganisation(portal: Loader, orgCode: string): Promise<void> {
  const { http, session, language } = portal;
  if (orgCode === session.read().orgCode) return;
  const config = dataOf(await getOrgByCode(http, { orgCode }, { silent: true }), language);
  session.chooseOrganisation(orgCode);
  setOrganisation(session, { ...config, orgCode });
}

/**
 * Makes a visitor of a public organisation a guest; with the token that the server refuses, a guest once more.
 * A failure changes nothing and is told to nobody, since a public page is shown without a token too.
 */
export function becomeGuest(portal: Loader, refused = ''): Promise<void> {
  const { http, session, language } = portal;
  const { orgCode } = session.read();
  return once(portal, `guest ${orgCode}`, async () => {
    try {
      const guest = dataOf(await guestLogin(http, { orgCode }, { silent: true }), language);
      const now = session.read();
      if (now.token === refused && !now.userId && now.orgCode === orgCode) session.signIn(guest.token, '');
    } catch (error) {
      if (!(error instanceof PortalError)) throw error;
      // The organisation may have become non-public since it was stored.
      const isAnswer = error instanceof RefusedError || error instanceof SignedOutError;
      if (isAnswer) await loadOrganisation(portal).catch(() => {});
    }
  });
}
