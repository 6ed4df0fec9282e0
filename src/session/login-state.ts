const key = 'portal.loginState';

/** How long a visit to another site may take before its way back is asked about, in milliseconds. */
export const LOGIN_STATE_LIFE_MS = 10 * 60_000;

/** A random value that nobody else can know. */
export function randomState(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/**
 * Keeps a new `state` in the session storage of the window that leaves for another site, and gives it. '' without
 * storage: the way back is asked about then.
 */
export function keepLoginState(leaving: Pick<Window, 'sessionStorage'>): string {
  const state = randomState();
  try {
    leaving.sessionStorage.setItem(key, `${state} ${Date.now()}`);
    return state;
  } catch {
    return '';
  }
}

/** Whether a log-in by link was begun in this window: true once for the `state` that it left with. */
export function takeLoginState(state: string): boolean {
  try {
    const [kept, at] = (sessionStorage.getItem(key) ?? '').split(' ');
    if (!state || kept !== state) return false;
    sessionStorage.removeItem(key);
    return Date.now() - Number(at) < LOGIN_STATE_LIFE_MS;
  } catch {
    return false;
  }
}
