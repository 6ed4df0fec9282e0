import * as v from 'valibot';
import { isWithin, wallNow } from '../../rules/wall-clock.ts';
import { readTabStored, removeTabStored, writeTabStored } from '../tab-storage.ts';
import { LOGIN_STATE_LIFE_MS } from '../../rules/limits.ts';

const stored = v.object({ state: v.string(), verifier: v.string(), at: v.number() });

/** Returns a random value that cannot be guessed. */
export function randomState(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/**
 * Stores a new `state` in the session storage of the window that leaves for another site, and returns it, with the secret
 * that alone redeems the key of the way back. Returns '' without storage: the user then has to confirm the login on return.
 */
export function keepLoginState(leaving: Pick<Window, 'sessionStorage'>, verifier = ''): string {
  const state = randomState();
  return writeTabStored('loginState', { state, verifier, at: wallNow() }, leaving) ? state : '';
}

/** Returns true if a login by link was started in this window: once, for the `state` that it left with. */
export function takeLoginState(state: string): boolean {
  return takeLoginVerifier(state) !== undefined;
}

/** Returns the verifier that was kept with a `state` of this window, once; undefined for any other state. */
export function takeLoginVerifier(state: string): string | undefined {
  const kept = readTabStored('loginState', stored);
  if (!state || kept?.state !== state) return undefined;
  removeTabStored('loginState');
  return isWithin(LOGIN_STATE_LIFE_MS, kept.at) ? kept.verifier : undefined;
}
