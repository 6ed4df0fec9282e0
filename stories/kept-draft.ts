import { writeDraft } from '#src/data/drafts/draft-storage.ts';
import { sharedStorage } from '#src/data/drafts/drafts.ts';
import { newTabId } from '#src/data/drafts/tab.ts';

interface KeptDraftOptions {
  /** '' for a guest. */
  userId?: string;
  version?: string;
  /** How long ago it was written, in milliseconds. */
  age?: number;
}

/** Keeps a draft that a tab has left behind, by default one of the teacher's. */
export function keepDraft(
  document: string,
  value: unknown,
  { userId = 'u-1001', version = '', age = 20 * 60_000 }: KeptDraftOptions = {},
): void {
  const name = { owner: { orgCode: 'demo', userId }, document, version, tab: newTabId() };
  writeDraft(sharedStorage, name, value, Date.now() - age);
}
