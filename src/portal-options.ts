import type { PortalSettings } from './config.ts';
import type { Adapter } from './http/adapter/adapter.ts';
import type { OnTokenRefused } from './http/refusal.ts';
import type { PortalReport } from './reports/report.ts';

/** A token, optionally with the id of its user, which saves the elements a request. '' means logged out. */
export type ProvidedToken = string | { token: string; userId?: string } | null | undefined;

export interface PortalOptions {
  settings?: PortalSettings;
  /**
   * Returns the token on a page without the portal's cookie. Called at start, after a 401, and when the tab
   * becomes visible. Until it has answered for the first time, the session is pending.
   */
  getToken?: () => ProvidedToken | Promise<ProvidedToken>;
  /**
   * Called with the token of each log-in in one of our forms, so that the page can keep it; we keep it in memory, or on
   * the portal's own site in its cookie.
   */
  onLogin?: (login: { token: string; userId: string }) => unknown;
  /**
   * Called with each report of an error, a failed call, a file that did not come, and a web vital, as the setting `reportTo` sends
   * them; either can be there without the other. What it throws stays without effect.
   */
  onReport?: (report: PortalReport) => unknown;
  /** Called before a refused token ends the session; the standalone portal renews its guests here. */
  onTokenRefused?: OnTokenRefused;
  /** Adapts the calls of another back end, in place of the module that the setting `adapter` names. */
  adapter?: Adapter;
  /** Defaults to the browser's `fetch`; tests and stories pass the sandbox's. */
  fetch?: typeof fetch;
  userAgent?: string;
}
