import { readConfig, type PortalConfig, type PortalSettings } from './config.ts';
import { createHttp, type HttpClient } from './http/client.ts';
import { deviceCode, isMobileAgent } from './http/device.ts';
import { tokenCookie } from './session/cookie.ts';
import { createSession, type Session } from './session/store.ts';
import { keepTabsInStep } from './session/tabs.ts';
import type { Language } from './texts/texts.ts';

/** What every widget of a page shares: one session, one way to the server, one language. */
export interface Portal {
  readonly config: PortalConfig;
  readonly http: HttpClient;
  readonly session: Session;
  readonly language: Language;
  /** Phones and tablets by their user agent. */
  readonly isMobile: boolean;
  /** Ends what the portal keeps going: its channel and listeners. */
  close(): void;
}

export interface PortalOptions {
  settings?: PortalSettings;
  /** The browser's by default; tests and stories pass the sandbox's. */
  fetch?: typeof fetch;
  userAgent?: string;
}

/** Throws when a setting is wrong, with its name. */
export function createPortal({ settings, fetch: ownFetch, userAgent }: PortalOptions = {}): Portal {
  const config = readConfig(settings);
  const agent = userAgent ?? globalThis.navigator?.userAgent ?? '';
  const language: Language = { locale: config.locale, overrides: config.texts };
  const session = createSession(tokenCookie(config.cookieName, config.cookieDomain), config.org);
  const http = createHttp({
    config,
    // Looked up at each call, so that a page may wrap its own fetch later.
    fetch: ownFetch ?? ((input, init) => globalThis.fetch(input, init)),
    isBrowserFetch: !ownFetch,
    token: () => session.read().token,
    device: deviceCode(agent),
    language,
    onSignedOut(message, token) {
      // A call that was sent before somebody else signed in says nothing of the new session.
      if (token === session.read().token) session.end({ why: 'expired', message });
    },
  });
  return {
    config,
    http,
    session,
    language,
    isMobile: isMobileAgent(agent),
    close: keepTabsInStep(session, config),
  };
}

// On the global object, so that two copies of this library on one page share one session.
const shared = Symbol.for('portal.session/1');
const page = globalThis as { [shared]?: Portal };

/** The page's portal; made with the default settings where nobody has configured one. */
export function getPortal(): Portal {
  return (page[shared] ??= createPortal());
}

/** Makes the page's portal; call it before the first widget is shown. */
export function configurePortal(options: PortalOptions): Portal {
  page[shared]?.close();
  return (page[shared] = createPortal(options));
}
