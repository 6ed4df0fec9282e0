import * as v from 'valibot';
import { readStored, writeStored } from './storage.ts';

const marks = v.array(v.string());

// A URI component holds no `|`, so no two pairs read alike.
function mark(orgCode: string, userId: string): string {
  return `${encodeURIComponent(orgCode)}|${encodeURIComponent(userId)}`;
}

/** Whether this browser knows that the user has nothing to supplement in the organisation, so that it need not ask again. */
export function isProfilePromptDone(orgCode: string, userId: string): boolean {
  return (readStored('collected', marks) ?? []).includes(mark(orgCode, userId));
}

export function markProfilePromptDone(orgCode: string, userId: string): void {
  const kept = readStored('collected', marks) ?? [];
  const added = mark(orgCode, userId);
  if (!kept.includes(added)) writeStored('collected', [...kept, added]);
}
