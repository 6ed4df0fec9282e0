import { completeConfig, type PortalConfig } from './config.ts';
import { createHttp, type HttpClient } from './http/client.ts';
import { deviceCode, isMobileAgent } from './http/device.ts';
import { getLoaderUrl, parseScriptTag, type ScriptTag } from './element/script-tag.ts';
import type { PortalOptions } from './portal-options.ts';
import { isCrossOrigin, UNKNOWN_PAGE } from './rules/url.ts';
import { tokenCookie, tokenInMemory } from './session/cookie.ts';
import { syncProvidedToken } from './session/provided-token.ts';
import { createSession, type Session } from './session/store.ts';
import { syncTabs } from './session/cross-tab-sync.ts';
import type { Language } from './texts/texts.ts';

/** The services that all widgets of a page share: one session, one HTTP client, one language. */
export interface Portal {
  readonly config: PortalConfig;
  readonly http: HttpClient;
  readonly session: Session;
  readonly language: Language;
  /** True for phones and tablets, judged by the user agent. */
  readonly isMobile: boolean;
  /**
   * Adds the settings that the portal serves, where the page's script tag names no file: what the forms need. Loads them
   * once, and again after a failure.
   */
  loadSettings(): Promise<void>;
  /** Checks for a login or logout in the meantime: reads the cookie, or requests the token from the page. */
  checkSession(): void;
  /** Closes the broadcast channel and removes the listeners. */
  close(): void;
}

/** Composes a portal from validated settings. */
export function composePortal(
  config: PortalConfig,
  { getToken, onTokenRefused, fetch: ownFetch, userAgent }: PortalOptions,
  loadSettings = async () => {},
): Portal {
  const agent = userAgent ?? globalThis.navigator?.userAgent ?? '';
  const language: Language = { locale: config.locale, overrides: config.texts };
  const isAbroad = isCrossOrigin(config.portal, (globalThis.location ?? new URL(UNKNOWN_PAGE)).origin);
  const isOwnCookie = !getToken && !isAbroad;
  const session = createSession(
    isOwnCookie ? tokenCookie(config.cookieName, config.cookieDomain) : tokenInMemory(),
    config.org,
  );
  const keeper =
    getToken && typeof document !== 'undefined' ? syncProvidedToken(session, getToken) : undefined;
  const http = createHttp({
    config,
    // The global is looked up for each request, so that a page may wrap `fetch` later.
    fetch: ownFetch ?? ((input, init) => globalThis.fetch(input, init)),
    isBrowserFetch: !ownFetch,
    token: () => session.getState().token,
    device: deviceCode(agent),
    language,
    // The token identifies the user; sending cookies as well would only make CORS stricter.
    credentials: isAbroad ? 'omit' : 'include',
    onTokenRefused,
    async onSignedOut(message, token) {
      // The refused request may carry the token of an earlier session, which says nothing about the current
      // one.
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
    loadSettings,
    checkSession: keeper?.check ?? (() => session.refresh()),
    close: keeper?.stop ?? (isOwnCookie ? syncTabs(session, config) : () => {}),
  };
}

export type { PortalOptions };

// The global object holds the portal, so that two copies of this library on one page share one session.
const shared = Symbol.for('portal.session/1');
const page = globalThis as { [shared]?: Portal };

/**
 * Returns the portal of the page; unless the page has configured one, it is configured by the elements'
 * script tag.
 */
export function getPortal(): Portal {
  return page[shared] ?? createFromTag(tagOfScript());
}

/** Like `getPortal`, but returns a promise while the settings file that the script tag names is loading. */
export function loadPortal(): Portal | Promise<Portal> {
  if (page[shared]) return page[shared];
  const tag = tagOfScript();
  return tag.config ? createWithFile(tag) : createFromTag(tag);
}

/** Replaces the portal of the page. */
export function replacePortal(portal: Portal): Portal {
  page[shared]?.close();
  return (page[shared] = portal);
}

function createFromTag({ settings, config: file, ...options }: ScriptTag): Portal {
  if (page[shared]) return page[shared];
  const config = completeConfig(settings);
  const loadSettings = async () =>
    (await import('./element/settings-file.ts')).addServedSettings(config, settings);
  return (page[shared] = composePortal(config, options, file ? undefined : loadSettings));
}

async function createWithFile(tag: ScriptTag): Promise<Portal> {
  const { fetchSettings } = await import('./element/settings-file.ts');
  return createFromTag({ ...tag, settings: { ...(await fetchSettings(tag.config)), ...tag.settings } });
}

function tagOfScript(): ScriptTag {
  const address = getLoaderUrl();
  return address ? parseScriptTag(address) : { settings: {}, config: '' };
}
