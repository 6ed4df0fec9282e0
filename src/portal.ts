import { isCrossOrigin, pageOrigin, UNKNOWN_PAGE } from './rules/page-url.ts';
import type { PortalConfig, StartConfig } from './config.ts';
import { createHttp, type HttpClient } from './http/client.ts';
import { deviceCode, isMobileAgent } from './http/device.ts';
import type { Diagnosis } from './data/diagnosis/diagnosis.ts';
import type { PortalOptions } from './portal-options.ts';
import { tokenCookie, tokenInMemory } from './session/token/cookie.ts';
import { createRevocation } from './session/token/revocation.ts';
import { publishChanges } from './session/publish-changes.ts';
import { startLoginReturn, tellLogins } from './session/login/page-login.ts';
import { stripReturn } from './session/login/returned-login.ts';
import { syncProvidedToken } from './session/token/provided-token.ts';
import type { SettingsStore } from './settings-store.ts';
import { watchReports } from './reports/watch-reports.ts';
import { createSession, type Session } from './session/store.ts';
import { syncTabs } from './session/cross-tab-sync.ts';
import { storeOrganisation } from './session/organisation/stored-organisation.ts';
import { chinese, type Language } from './texts/texts.ts';
import { logOnce } from './ui/states/portal-error.ts';

/** The body code that ends a session while the server goes on accepting its token. */
const LIVE_SIGN_OUT = '-1';

/** The services that all widgets of a page share: one session, one HTTP client, one language. */
export interface Portal {
  /** As far as known from the start; components read all settings by `useSettings`. */
  readonly config: StartConfig;
  readonly settings: SettingsStore;
  readonly http: HttpClient;
  readonly session: Session;
  readonly language: Language;
  /** The options that it was composed from. */
  readonly options: PortalOptions;
  /** True for phones and tablets, judged by the user agent. */
  readonly isMobile: boolean;
  /** True if a log-in outlasts this page: in the portal's cookie, or because the host page keeps it. */
  readonly isLoginKept: boolean;
  /** Checks for a login or logout in the meantime: reads the cookie, or requests the token from the page. */
  checkSession(): void;
  /** Ends a token on the server; resolves within a second. */
  revoke(token: string): Promise<void>;
  /** Checks settings, browser, session and back end, e.g. to copy its text into a report of a problem. */
  diagnose(): Promise<Diagnosis>;
  /** Closes the broadcast channel and removes the listeners. */
  close(): void;
}

/** A portal that is configured in code, where all settings are known from the start. */
export interface ConfiguredPortal extends Portal {
  readonly config: PortalConfig;
}

/**
 * Composes a portal from validated settings, which may not be complete yet, see `Portal.config`. `former` is the page's portal that the new one replaces: its session goes
 * on, so that a change of the language or the theme loads and loses nothing.
 */
export function composePortal(
  settings: SettingsStore,
  options: PortalOptions,
  former?: Portal,
): ConfiguredPortal {
  const config = settings.getSnapshot();
  const { getToken, onLogin, onReport, onTokenRefused, adapter, fetch: ownFetch, userAgent } = options;
  const agent = userAgent ?? globalThis.navigator?.userAgent ?? '';
  const language: Language = {
    locale: config.locale || chinese.locale,
    isDefault: config.locale === '',
    overrides: config.texts,
  };
  const isAbroad = isCrossOrigin(
    config.portal,
    globalThis.location ? pageOrigin() : new URL(UNKNOWN_PAGE).origin,
  );
  const isOwnCookie = !getToken && !isAbroad;
  // Two listeners of one page would follow each other's changes.
  former?.close();
  // A new session would return to the former organisation, which the browser has stored.
  if (former && config.org && former.config.org !== config.org) {
    storeOrganisation(config.org, null);
  }
  const session =
    former && isSameSession(former, { config, options })
      ? former.session
      : createSession(
          isOwnCookie ? tokenCookie(config.cookieName, config.cookieDomain) : tokenInMemory(),
          config.org,
        );
  let isClosed = false;
  const http = createHttp({
    config: settings.getSnapshot,
    // The global is looked up for each request, so that a page may wrap `fetch` later.
    fetch: ownFetch ?? ((input, init) => globalThis.fetch(input, init)),
    isBrowserFetch: !ownFetch,
    // Without them, the call itself says what it lacks.
    loadSettings: () =>
      settings.load().catch((error: unknown) => {
        logOnce(error);
        return settings.getSnapshot();
      }),
    token: () => session.getState().token,
    device: deviceCode(agent),
    language,
    // The token identifies the user; sending cookies as well would only make CORS stricter.
    credentials: isAbroad ? 'omit' : 'include',
    onTokenRefused,
    adapter,
    report: logOnce,
    onChanged: (paths) => publishChanges({ session, config }, paths),
    async onSignedOut({ message, code }, token) {
      // A late refusal must not clear the cookie of the portal that has replaced this one.
      if (isClosed || isRevoked(token)) return false;
      if (await keeper?.renew(token)) return true;
      // Another tab may have revoked the token by a log-out, or by a log-in that this one has not followed yet.
      if (isOwnCookie) session.refresh();
      // The refused request may carry the token of an earlier session, which says nothing about the current
      // one.
      if (token === session.getState().token) {
        session.end({ type: 'expired', message }, { isRefused: code !== LIVE_SIGN_OUT });
      }
      return false;
    },
  });
  const { revoke, isRevoked } = createRevocation(http);
  const stopRevoking = session.onRelease((token) => void revoke(token));
  const stopTelling = onLogin && tellLogins(session, onLogin, logOnce);
  const stopReports = watchReports({ settings, onReport, isAbroad });
  // The script tag has done it before, except in a page that bundles the elements.
  stripReturn();
  const ready = isAbroad ? startLoginReturn({ http, session, language }, logOnce) : undefined;
  if (ready) session.setState({ isPending: true });
  if (!getToken) void ready?.then(() => session.setState({ isPending: false }));
  const keeper =
    getToken && typeof document !== 'undefined'
      ? syncProvidedToken(session, { getToken, ready, report: logOnce })
      : undefined;
  const stopSync = keeper?.stop ?? (isOwnCookie ? syncTabs(session, config) : undefined);
  const portal: ConfiguredPortal = {
    // The store may know more by now.
    get config() {
      return settings.getSnapshot();
    },
    settings,
    http,
    session,
    language,
    options,
    isMobile: isMobileAgent(agent),
    isLoginKept: session.isShared ? takesCookies() : onLogin !== undefined,
    revoke,
    checkSession: keeper?.check ?? (() => session.refresh()),
    diagnose: async () => (await import('./data/diagnosis/diagnose.ts')).diagnose(portal),
    close() {
      isClosed = true;
      stopSync?.();
      stopTelling?.();
      stopRevoking();
      stopReports();
    },
  };
  return portal;
}

type Configured = Pick<Portal, 'config' | 'options'>;

/** A session can be shared by portals of one organisation and back end that keep the token in the same way. */
function isSameSession(one: Configured, other: Configured): boolean {
  const partsOf = ({ config, options }: Configured) =>
    [config.org, config.api, config.portal, config.cookieName, config.cookieDomain, !options.getToken].join();
  return one.options.fetch === other.options.fetch && partsOf(one) === partsOf(other);
}

export type { PortalOptions };

/** False where the browser is set to refuse cookies. A server has none to refuse. */
const takesCookies = () => globalThis.navigator?.cookieEnabled !== false;
