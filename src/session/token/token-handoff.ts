import { openWindow, setAddress } from '../../rules/address-sinks.ts';
import { type SafeUrl, webUrl } from '../../rules/safe-url.ts';
import { pageUrl } from '../../rules/page-url.ts';
import { createTokenKey } from '../../api/auth.ts';
import { PortalError } from '../../http/errors.ts';
import type { PortalConfig } from '../../config.ts';
import type { Portal } from '../../portal.ts';
import { sessionTexts } from '../../texts/session.ts';
import { wordsOf } from '../../texts/texts.ts';
import { tokenHandoffUrl } from './token-handoff-url.ts';
import { keepLoginState } from '../login/login-state.ts';

interface Giver extends Pick<Portal, 'http' | 'session' | 'language'> {
  config: PortalConfig;
}

/**
 * Opens a site in a new window and passes it the session: a one-time key, or the token if the operator has
 * chosen that, and from the portal's own pages a `state` (see `takeLoginState`). Call it in a click handler.
 * Closes the window and rejects with a PortalError on failure.
 */
export async function openWithSession(giver: Giver, link: string): Promise<void> {
  const { config, http, session, language } = giver;
  const words = wordsOf(sessionTexts, language);
  const address = tokenHandoffUrl(giver, link, pageUrl());
  if (!address) throw new PortalError(words.handOverRefused);
  // The window opens before the response arrives; afterwards the browser would block it as a pop-up.
  const opened = openWindow('about:blank', '_blank');
  if (!opened) throw new PortalError(words.windowBlocked);
  opened.opener = null;
  try {
    const target = new URL(address);
    // A site that redirects back with its own login repeats the state, which proves that the visit started
    // here.
    if (session.isShared && !target.searchParams.has('state')) {
      const state = keepLoginState(opened);
      if (state) target.searchParams.set('state', state);
    }
    if (config.tokenHandover === 'token') target.searchParams.set('token', session.getState().token);
    else target.searchParams.set('key', await oneTimeKey(http, words.handOverFailed));
    follow(opened, webUrl(target));
  } catch (error) {
    opened.close();
    throw error;
  }
}

/** Returns a one-time key for the session, bound to a verifier where its `challenge` is given; rejects with a PortalError. */
export async function oneTimeKey(http: Giver['http'], failure: string, challenge = ''): Promise<string> {
  const response = await createTokenKey(http, challenge ? { challenge } : undefined);
  if (response.type === 'success' && response.data.id) return response.data.id;
  throw new PortalError(response.message || failure);
}

// A link inside the new window hides our page's URL from the other site.
function follow(opened: Window, address: SafeUrl) {
  const link = opened.document.createElement('a');
  setAddress(link, address);
  link.rel = 'noreferrer';
  (opened.document.body ?? opened.document.documentElement).append(link);
  link.click();
}
