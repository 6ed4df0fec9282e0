import { navigate } from 'wouter/use-browser-location';
import type { PortalSettings } from '#src/config.ts';
import { configurePortal } from '#src/configure-portal.ts';
import type { Portal } from '#src/portal.ts';
import { createGuestRenewal } from '#src/session/token/guest-renewal.ts';
import { localeFor } from './chosen-locale.ts';
import { loadTexts } from './load-texts.ts';
import { expiredSession, staysOpen } from '../routing/expired-session.ts';
import { resolveRoute } from '../routing/resolve-route.ts';
import { shownPage, type ShownPage } from '../routing/shown-page.ts';

/** The portal of the operator's settings, and the page that its guard allows. */
export interface Started {
  portal: Portal;
  shown: ShownPage;
  /** Why the visitor is not on the page that they asked for; '' if they are. */
  message: string;
}

/** Resolves the first page, whose first paint stands meanwhile. */
export async function start(given: Promise<PortalSettings>): Promise<Started> {
  const settings = await given;
  const portal: Portal = configurePortal({ settings, onTokenRefused: (refusal) => renewGuest(refusal) });
  const renewGuest = createGuestRenewal(portal);
  const texts = loadTexts(localeFor(portal.session.getState().userId, portal.config.locale));
  const first = await resolveFirst(portal);
  await texts;
  return { portal, ...first };
}

/** Follows the guard and its redirects from the current URL to the page that it allows. */
export async function resolveFirst(portal: Portal): Promise<Omit<Started, 'portal'>> {
  let message = '';
  let expired = false;
  const stopListening = portal.session.onEnd((reason) => {
    if (reason.type !== 'expired') return;
    const found = expiredSession(portal, currentAddress(), reason.message);
    message = found.message;
    if (staysOpen(location.pathname)) return;
    expired = true;
    navigate(found.to, { replace: true });
  });
  try {
    for (;;) {
      const address = currentAddress();
      const result = await resolveRoute(portal, address);
      if (result.type === 'redirect') {
        message = result.message ?? message;
        navigate(result.to, { replace: true });
      } else if (result.type === 'left') {
        // Without an expiry the browser is leaving the page.
        if (!expired) await new Promise<never>(() => {});
        expired = false;
      } else if (address === currentAddress()) {
        return { shown: shownPage(portal, address, result), message };
      }
    }
  } finally {
    stopListening();
  }
}

const currentAddress = () => location.pathname + location.search + location.hash;
