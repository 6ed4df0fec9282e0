import * as v from 'valibot';
import { readStored, writeStored } from './storage.ts';

const userIds = v.array(v.string());
// This set replaces storage that is switched off, so that the prompt still appears only once per page.
const asked = new Set<string>();

/**
 * Returns whether this browser has already prompted the user to set a first password, which it does only
 * once.
 */
export function wasPasswordPrompted(userId: string): boolean {
  return asked.has(userId) || (readStored('passwordAsked', userIds)?.includes(userId) ?? false);
}

export function markPasswordPrompted(userId: string): void {
  asked.add(userId);
  const kept = readStored('passwordAsked', userIds) ?? [];
  if (!kept.includes(userId)) writeStored('passwordAsked', [...kept, userId]);
}
