import { sharedStorage } from '#src/data/drafts/drafts.ts';
import { readDrafts } from '#src/data/drafts/draft-storage.ts';
import * as v from 'valibot';

/** The drafts of a document that the browser keeps for a user of `demo`, as text. */
export function keptDrafts(document: string, userId = 'u-1001'): string[] {
  const place = { owner: { orgCode: 'demo', userId }, document };
  return readDrafts(sharedStorage, place, v.unknown()).map(({ value }) => JSON.stringify(value));
}
