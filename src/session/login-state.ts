import { isWithin, wallNow } from '../rules/wall-clock.ts';

const key = 'portal.loginState';

/**
 * The lifetime in milliseconds of a `state`; a later return from the other site has to be confirmed by the
 * user.
 */
export const LOGIN_STATE_LIFE_MS = 10 * 60_000;

/** Returns a random value that cannot be guessed. */
export function randomState(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/**
 * Stores a new `state` in the session storage of the window that leaves for another site, and returns it.
 * Returns '' without storage: the user then has to confirm the login on return.
 */
export function keepLoginState(leaving: Pick<Window, 'sessionStorage'>): string {
  const state = randomState();
  try {
    leaving.sessionStorage.setItem(key, `${state} ${wallNow()}`);
    return state;
  } catch {
    return '';
  }
}

/** Returns true if a login by link was started in this window: once, for the `state` that it left with. */
export function takeLoginState(state: string): boolean {
  try {
    const [kept, at] = (sessionStorage.getItem(key) ?? '').split(' ');
    if (!state || kept !== state) return false;
    sessionStorage.removeItem(key);
    return isWithin(LOGIN_STATE_LIFE_MS, Number(at));
  } catch {
    return false;
  }
}
