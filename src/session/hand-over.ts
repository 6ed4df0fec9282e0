import { createTokenKey } from '../api/auth.ts';
import { PortalError } from '../http/errors.ts';
import type { Portal } from '../portal.ts';
import { safeUrl } from '../rules/safe-url.ts';
import { mayReceiveToken } from '../rules/token-origin.ts';
import { sessionTexts } from '../texts/session.ts';
import { wordsOf } from '../texts/texts.ts';

type Giver = Pick<Portal, 'config' | 'http' | 'session' | 'language'>;

/**
 * The address of a site that may receive the session; '' where it is not configured or not allowed. A path is one of
 * the portal's, whose origin alone is our own: the page may be somebody else's.
 */
export function handOverAddress({ config }: Pick<Portal, 'config'>, link: string): string {
  const base = new URL(config.portal || window.location.href, window.location.href);
  const address = safeUrl(link, base.href);
  return address && mayReceiveToken(address, base.origin, config.tokenOrigins)
    ? new URL(address, base).href
    : '';
}

/**
 * Opens a site in a new window and hands it the session: a one-time key as `key`, or the token as `token` where the
 * operator has chosen that. Call it in a click. Rejects with a PortalError; the window is closed again then.
 */
export async function openWithSession(giver: Giver, link: string): Promise<void> {
  const { config, http, session, language } = giver;
  const words = wordsOf(sessionTexts, language);
  const address = handOverAddress(giver, link);
  if (!address) throw new PortalError(words.handOverRefused);
  // Opened before the answer comes: later it would count as a pop-up that nobody asked for.
  const opened = window.open('about:blank', '_blank');
  if (!opened) throw new PortalError(words.windowBlocked);
  opened.opener = null;
  try {
    const target = new URL(address);
    if (config.tokenHandover === 'token') target.searchParams.set('token', session.read().token);
    else target.searchParams.set('key', await oneTimeKey(http, words.handOverFailed));
    follow(opened, target.href);
  } catch (error) {
    opened.close();
    throw error;
  }
}

async function oneTimeKey(http: Giver['http'], failure: string): Promise<string> {
  const answer = await createTokenKey(http, undefined);
  if (answer.kind === 'success' && answer.data.id) return answer.data.id;
  throw new PortalError(answer.message || failure);
}

// A link of the new window's own: only so does the other site learn nothing of the page we come from.
function follow(opened: Window, address: string) {
  const link = opened.document.createElement('a');
  link.href = address;
  link.rel = 'noreferrer';
  (opened.document.body ?? opened.document.documentElement).append(link);
  link.click();
}
