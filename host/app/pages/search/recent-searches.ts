import { useEffect, useLayoutEffect, useState } from 'react';
import * as v from 'valibot';
import { useSession } from '../../../../src/data/portal-context.ts';
import { readStored, storageName, writeStored } from '../../../../src/session/storage.ts';

/** The number of searches that are kept for a user in an organisation. */
export const RECENT_LIMIT = 10;
/** The number of users whose searches this browser keeps; beyond it, those of the longest unused are dropped. */
const OWNER_LIMIT = 12;

/** What a user has searched lately in an organisation, the latest first. */
export interface RecentSearches {
  owner: string;
  isOff: boolean;
  texts: readonly string[];
}

const schema = v.array(
  v.object({ owner: v.string(), isOff: v.boolean(), texts: v.array(v.pipe(v.string(), v.nonEmpty())) }),
);

/** The key of a user in an organisation; guests of an organisation share theirs. */
export function searchOwner(orgCode: string, userId: string): string {
  return `${encodeURIComponent(orgCode)}|${encodeURIComponent(userId)}`;
}

const allRecent = (): readonly RecentSearches[] => readStored('searches', schema) ?? [];

export function readRecent(owner: string): RecentSearches {
  return allRecent().find((one) => one.owner === owner) ?? { owner, isOff: false, texts: [] };
}

export function writeRecent(recent: RecentSearches): void {
  const others = allRecent().filter(({ owner }) => owner !== recent.owner);
  writeStored('searches', [recent, ...others].slice(0, OWNER_LIMIT));
}

/** Calls the listener when another window has changed the recent searches. Returns the unsubscribe function. */
function onRecentChange(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    // The key is null when the whole storage has been cleared.
    if (key === storageName('searches') || key === null) listener();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

/** Adds what is searched now; switched off, nothing is added. */
export function withSearch(recent: RecentSearches, text: string): RecentSearches {
  if (recent.isOff || recent.texts[0] === text) return recent;
  return {
    ...recent,
    texts: [text, ...recent.texts.filter((one) => one !== text)].slice(0, RECENT_LIMIT),
  };
}

export function withoutSearch(recent: RecentSearches, text: string): RecentSearches {
  return { ...recent, texts: recent.texts.filter((one) => one !== text) };
}

export interface RecentSearchesState {
  /** Null while the session or the browser's storage is unknown. */
  recent: RecentSearches | null;
  remove: (text: string) => void;
  clear: () => void;
  /** Whether searches are recorded. */
  record: (isOn: boolean) => void;
}

/** The recent searches of the user in this organisation; `searchVal`, if not '', becomes the latest. */
export function useRecentSearches(searchVal: string): RecentSearchesState {
  const owner = useSession(({ isPending, orgCode, userId }) =>
    isPending ? '' : searchOwner(orgCode, userId),
  );
  const [recent, setRecent] = useState<RecentSearches | null>(null);
  const change = (next: RecentSearches) => {
    writeRecent(next);
    setRecent(next);
  };

  // In a layout effect, so that the list is part of the first picture with a session.
  useLayoutEffect(() => {
    if (!owner) return;
    const known = readRecent(owner);
    const next = searchVal ? withSearch(known, searchVal) : known;
    if (next !== known) writeRecent(next);
    setRecent(next);
  }, [owner, searchVal]);
  useEffect(() => (owner ? onRecentChange(() => setRecent(readRecent(owner))) : undefined), [owner]);

  const current = recent?.owner === owner ? recent : null;
  return {
    recent: current,
    remove: (text) => current && change(withoutSearch(current, text)),
    clear: () => current && change({ ...current, texts: [] }),
    record: (isOn) => current && change({ ...current, isOff: !isOn }),
  };
}
