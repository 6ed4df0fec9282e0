import * as v from 'valibot';
import { readStored, writeStored } from '#src/session/storage.ts';

const userIds = v.array(v.string());
// Stands in for storage that is switched off, so that the invitation is still answered once per page.
const answered = new Set<string>();

/** Returns whether the user has begun or declined the tour in this browser. */
export function wasTourAnswered(userId: string): boolean {
  return answered.has(userId) || (readStored('tour', userIds) ?? []).includes(userId);
}

export function markTourAnswered(userId: string): void {
  const kept = readStored('tour', userIds) ?? [];
  if (kept.includes(userId) || writeStored('tour', [...kept, userId])) return;
  answered.add(userId);
}
