import type { PortalSettings } from './config.ts';
import type { OnTokenRefused } from './http/refusal.ts';

/** A token, with the id of its user where the page knows it: that saves the elements a call. '' for nobody. */
export type ProvidedToken = string | { token: string; userId?: string } | null | undefined;

export interface PortalOptions {
  settings?: PortalSettings;
  /** Gives the token on a page that has no cookie of the portal. Asked at start, after a 401, and when the tab comes back. */
  getToken?: () => ProvidedToken | Promise<ProvidedToken>;
  /** Asked before a refused token ends the session; the standalone portal renews its guests here. */
  onTokenRefused?: OnTokenRefused;
  /** The browser's by default; tests and stories pass the sandbox's. */
  fetch?: typeof fetch;
  userAgent?: string;
}
