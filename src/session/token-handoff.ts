import { createTokenKey } from '../api/auth.ts';
import { PortalError } from '../http/errors.ts';
import type { Portal } from '../portal.ts';
import { sessionTexts } from '../texts/session.ts';
import { wordsOf } from '../texts/texts.ts';
import { tokenHandoffUrl } from './token-handoff-url.ts';
import { keepLoginState } from './login-state.ts';

type Giver = Pick<Portal, 'config' | 'http' | 'session' | 'language'>;

/**
 * Opens a site in a new window and hands it the session: a one-time key as `key`, or the token as `token` where the
 * operator has chosen that. From a page of the portal's own it also gets a `state`, see `takeLoginState`. Call it in a click. Rejects with a PortalError; the window is closed again then.
 */
export async function openWithSession(giver: Giver, link: string): Promise<void> {
  const { config, http, session, language } = giver;
  const words = wordsOf(sessionTexts, language);
  const address = tokenHandoffUrl(giver, link);
  if (!address) throw new PortalError(words.handOverRefused);
  // Opened before the response arrives: after it, the browser would block the window as a pop-up.
  const opened = window.open('about:blank', '_blank');
  if (!opened) throw new PortalError(words.windowBlocked);
  opened.opener = null;
  try {
    const target = new URL(address);
    // A site that leads back with a log-in of its own repeats the state, which shows that the visit began here.
    if (session.isShared && !target.searchParams.has('state')) {
      const state = keepLoginState(opened);
      if (state) target.searchParams.set('state', state);
    }
    if (config.tokenHandover === 'token') target.searchParams.set('token', session.getState().token);
    else target.searchParams.set('key', await oneTimeKey(http, words.handOverFailed));
    follow(opened, target.href);
  } catch (error) {
    opened.close();
    throw error;
  }
}

async function oneTimeKey(http: Giver['http'], failure: string): Promise<string> {
  const response = await createTokenKey(http, undefined);
  if (response.type === 'success' && response.data.id) return response.data.id;
  throw new PortalError(response.message || failure);
}

// A link of the new window's own: only so does the other site learn nothing of the page we come from.
function follow(opened: Window, address: string) {
  const link = opened.document.createElement('a');
  link.href = address;
  link.rel = 'noreferrer';
  (opened.document.body ?? opened.document.documentElement).append(link);
  link.click();
}
