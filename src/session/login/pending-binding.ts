import * as v from 'valibot';
import { isWithin, wallNow } from '../../rules/wall-clock.ts';
import { readTabStored, removeTabStored, writeTabStored } from '../tab-storage.ts';
import { BINDING_LIFE_MS } from '../../rules/limits.ts';

const pendingBinding = v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()]));
const stored = v.object({ info: pendingBinding, at: v.number() });

/**
 * The data that the scan login passes to the phone binding; in session storage, since only this tab needs it. It is gone
 * after ten minutes, and with any other log-in (`createSession`): the next user of this computer must not bind it.
 */
export type PendingBinding = v.InferOutput<typeof pendingBinding>;

export function getPendingBinding(): PendingBinding | undefined {
  const known = readTabStored('boundInfo', stored);
  if (known && isWithin(BINDING_LIFE_MS, known.at)) return known.info;
  removeTabStored('boundInfo');
  return undefined;
}

export function hasPendingBinding(): boolean {
  return getPendingBinding() !== undefined;
}

export function storePendingBinding(info: PendingBinding): void {
  writeTabStored('boundInfo', { info, at: wallNow() });
}

/** Call this once the binding has been used. */
export function removePendingBinding(): void {
  removeTabStored('boundInfo');
}
