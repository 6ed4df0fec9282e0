import * as v from 'valibot';
import { randomState } from './login-state.ts';
import { isWithin, wallNow } from '../../rules/wall-clock.ts';
import { readTabStored, removeTabStored, writeTabStored } from '../tab-storage.ts';
import { SCAN_STATE_LIFE_MS, SCAN_STATES_MAX } from '../../rules/limits.ts';

const statesSchema = v.array(v.object({ state: v.string(), at: v.number() }));

/** They are gone with any other log-in too (`createSession`). */
function read(): v.InferOutput<typeof statesSchema> {
  const states = readTabStored('scanStates', statesSchema) ?? [];
  return states.filter(({ at }) => isWithin(SCAN_STATE_LIFE_MS, at));
}

/** Creates the random `state` that an external login has to return, and stores it for this tab. */
export function makeState(): string {
  const state = randomState();
  // Without storage the redirect cannot be verified, but polling still detects a scan by phone.
  writeTabStored('scanStates', [...read(), { state, at: wallNow() }].slice(-SCAN_STATES_MAX));
  return state;
}

/**
 * Returns whether this tab has created the `state`: true only once, and all others are invalidated with it.
 */
export function takeState(state: string): boolean {
  const isOurs = state !== '' && read().some((known) => known.state === state);
  if (isOurs) removeTabStored('scanStates');
  return isOurs;
}
