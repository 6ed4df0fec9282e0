import * as v from 'valibot';
import { readStored, writeStored } from './storage.ts';

const userIds = v.array(v.string());
// Where storage is switched off, once is once for this page.
const asked = new Set<string>();

/** Whether this browser has asked the user for a first password: it does so once. */
export function wasPasswordPrompted(userId: string): boolean {
  return asked.has(userId) || (readStored('passwordAsked', userIds) ?? []).includes(userId);
}

export function markPasswordPrompted(userId: string): void {
  asked.add(userId);
  const kept = readStored('passwordAsked', userIds) ?? [];
  if (!kept.includes(userId)) writeStored('passwordAsked', [...kept, userId]);
}
