import * as v from 'valibot';
import { readStored, writeStored } from './storage.ts';

const marks = v.array(v.string());

// A URI component contains no `|`, so every pair has a unique key.
function mark(orgCode: string, userId: string): string {
  return `${encodeURIComponent(orgCode)}|${encodeURIComponent(userId)}`;
}

/**
 * Returns whether this browser knows that the user's profile is complete in the organisation, which saves the
 * request.
 */
export function isProfilePromptDone(orgCode: string, userId: string): boolean {
  return readStored('collected', marks)?.includes(mark(orgCode, userId)) ?? false;
}

export function markProfilePromptDone(orgCode: string, userId: string): void {
  const kept = readStored('collected', marks) ?? [];
  const added = mark(orgCode, userId);
  if (!kept.includes(added)) writeStored('collected', [...kept, added]);
}
