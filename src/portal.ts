import { completeConfig, type PortalConfig } from './config.ts';
import { createHttp, type HttpClient } from './http/client.ts';
import { deviceCode, isMobileAgent } from './http/device.ts';
import { getLoaderUrl } from './element/loader-url.ts';
import { parseScriptTag, type ScriptTag } from './element/script-tag.ts';
import type { PortalOptions } from './portal-options.ts';
import { isCrossOrigin } from './rules/url.ts';
import { tokenCookie, tokenInMemory } from './session/cookie.ts';
import { syncProvidedToken } from './session/provided-token.ts';
import { createSession, type Session } from './session/store.ts';
import { syncTabs } from './session/cross-tab-sync.ts';
import type { Language } from './texts/texts.ts';

/** What every widget of a page shares: one session, one way to the server, one language. */
export interface Portal {
  readonly config: PortalConfig;
  readonly http: HttpClient;
  readonly session: Session;
  readonly language: Language;
  /** Phones and tablets by their user agent. */
  readonly isMobile: boolean;
  /** Sees whether somebody has signed in or out meanwhile: reads the cookie, or asks the page for its token. */
  checkSession(): void;
  /** Ends what the portal keeps going: its channel and listeners. */
  close(): void;
}

/** Composes a portal of checked settings. */
export function composePortal(
  config: PortalConfig,
  { getToken, onTokenRefused, fetch: ownFetch, userAgent }: PortalOptions,
): Portal {
  const agent = userAgent ?? globalThis.navigator?.userAgent ?? '';
  const language: Language = { locale: config.locale, overrides: config.texts };
  const isAbroad = isCrossOrigin(config.portal, globalThis.location?.origin ?? '');
  const isOwnCookie = !getToken && !isAbroad;
  const session = createSession(
    isOwnCookie ? tokenCookie(config.cookieName, config.cookieDomain) : tokenInMemory(),
    config.org,
  );
  const keeper =
    getToken && typeof document !== 'undefined' ? syncProvidedToken(session, getToken) : undefined;
  const http = createHttp({
    config,
    // Looked up at each call, so that a page may wrap its own fetch later.
    fetch: ownFetch ?? ((input, init) => globalThis.fetch(input, init)),
    isBrowserFetch: !ownFetch,
    token: () => session.getState().token,
    device: deviceCode(agent),
    language,
    // The token says who calls; a cookie of the portal's would only make the browser ask for more.
    credentials: isAbroad ? 'omit' : 'include',
    onTokenRefused,
    async onSignedOut(message, token) {
      // A call that was sent before somebody else signed in says nothing of the new session.
      if (token !== session.getState().token || (await keeper?.renew(token))) return;
      if (token === session.getState().token) session.end({ type: 'expired', message });
    },
  });
  return {
    config,
    http,
    session,
    language,
    isMobile: isMobileAgent(agent),
    checkSession: keeper?.check ?? (() => session.refresh()),
    close: keeper?.stop ?? (isOwnCookie ? syncTabs(session, config) : () => {}),
  };
}

export type { PortalOptions };

// On the global object, so that two copies of this library on one page share one session.
const shared = Symbol.for('portal.session/1');
const page = globalThis as { [shared]?: Portal };

/** The page's portal; unless the page has configured one, the tag of the elements' script does. */
export function getPortal(): Portal {
  return page[shared] ?? createFromTag(tagOfScript());
}

/** The same; a promise while the settings file that the tag names is loading. */
export function loadPortal(): Portal | Promise<Portal> {
  if (page[shared]) return page[shared];
  const tag = tagOfScript();
  return tag.config ? createWithFile(tag) : createFromTag(tag);
}

/** Puts a portal in the place of the page's. */
export function replacePortal(portal: Portal): Portal {
  page[shared]?.close();
  return (page[shared] = portal);
}

function createFromTag({ settings, ...options }: Omit<ScriptTag, 'config'>): Portal {
  return (page[shared] ??= composePortal(completeConfig(settings), options));
}

async function createWithFile({ settings: ofTag, config, ...rest }: ScriptTag): Promise<Portal> {
  const { fetchSettings } = await import('./element/settings-file.ts');
  const settings = { ...(await fetchSettings(config)), ...ofTag };
  return createFromTag({ ...rest, settings });
}

function tagOfScript(): ScriptTag {
  const address = getLoaderUrl();
  return address ? parseScriptTag(address) : { settings: {}, config: '' };
}
