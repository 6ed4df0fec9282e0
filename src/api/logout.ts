import * as v from 'valibot';
import type { StartConfig } from '../config.ts';
import { defineEndpoint } from '../http/endpoint.ts';

// Apart from the log-ins, since every page can end its session and few can begin one.
export const LOGOUT_PATH = '/api/auth/user/logout';

/** Ends the token of the Bearer header. A browser that navigates there sends none, see `logoutAddress`. */
export const logoutCall = defineEndpoint({
  method: 'GET',
  path: LOGOUT_PATH,
  response: v.unknown(),
});

/** The URL that the browser navigates to in order to log out; `backurl` is an absolute URL of the portal's own origin. */
export function logoutAddress(config: StartConfig, backurl: string): string {
  const path = config.paths[LOGOUT_PATH] ?? LOGOUT_PATH;
  return `${config.api.replace(/\/$/, '')}${path}?backurl=${encodeURIComponent(backurl)}`;
}
