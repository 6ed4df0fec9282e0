import * as v from 'valibot';
import { randomState } from './login-state.ts';

const key = 'portal.scanStates';
const statesSchema = v.array(v.object({ state: v.string(), at: v.number() }));

/** How long somebody may take between the QR code and the way back, in milliseconds. */
export const STATE_LIFE_MS = 10 * 60_000;

// Somebody may be on the way with one QR code while the page already shows the next.
const most = 3;

function read(): v.InferOutput<typeof statesSchema> {
  try {
    const stored = v.safeParse(statesSchema, JSON.parse(sessionStorage.getItem(key) ?? '[]'));
    return stored.success ? stored.output.filter(({ at }) => Date.now() - at < STATE_LIFE_MS) : [];
  } catch {
    return [];
  }
}

/** Makes the random `state` that a log-in elsewhere has to bring back, and keeps it for this tab. */
export function makeState(): string {
  const state = randomState();
  try {
    sessionStorage.setItem(key, JSON.stringify([...read(), { state, at: Date.now() }].slice(-most)));
  } catch {
    // Without storage nobody can come back with it; a phone's scan is still heard of.
  }
  return state;
}

/** Whether this tab has made the `state`; true once, and every other one is over with it. */
export function takeState(state: string): boolean {
  const isOurs = state !== '' && read().some((known) => known.state === state);
  if (isOurs) sessionStorage.removeItem(key);
  return isOurs;
}
