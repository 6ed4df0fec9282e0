import { useEffect, useLayoutEffect, useState } from 'react';
import * as v from 'valibot';
import { useSession } from '#src/data/portal-context.ts';
import { readStored, storageName, writeStored } from '#src/session/storage.ts';
import { RECENT_SEARCHES_MAX, RECENT_OWNERS_MAX } from '../../limits.ts';

/** The recent searches of a user in an organisation, the latest first. */
const recentSearches = v.object({
  owner: v.string(),
  isOff: v.boolean(),
  texts: v.array(v.pipe(v.string(), v.nonEmpty())),
});
export type RecentSearches = v.InferOutput<typeof recentSearches>;

/** The key of a user in an organisation; guests of an organisation share theirs. */
export function searchOwner(orgCode: string, userId: string): string {
  return `${encodeURIComponent(orgCode)}|${encodeURIComponent(userId)}`;
}

const allRecent = () => readStored('searches', v.array(recentSearches)) ?? [];

export function readRecent(owner: string): RecentSearches {
  return allRecent().find((one) => one.owner === owner) ?? { owner, isOff: false, texts: [] };
}

export function writeRecent(recent: RecentSearches): void {
  const others = allRecent().filter(({ owner }) => owner !== recent.owner);
  writeStored('searches', [recent, ...others].slice(0, RECENT_OWNERS_MAX));
}

/** Adds the current search, unless the user has switched the list off. */
export function withSearch(recent: RecentSearches, text: string): RecentSearches {
  if (recent.isOff || recent.texts[0] === text) return recent;
  return {
    ...recent,
    texts: [text, ...recent.texts.filter((one) => one !== text)].slice(0, RECENT_SEARCHES_MAX),
  };
}

export function withoutSearch(recent: RecentSearches, text: string): RecentSearches {
  return { ...recent, texts: recent.texts.filter((one) => one !== text) };
}

/**
 * The recent searches of the user in this organisation, and the function that replaces them; `searchVal`, if not '',
 * becomes the latest. Null while the session or the browser's storage is unknown.
 */
export function useRecentSearches(searchVal: string) {
  const owner = useSession(({ isPending, orgCode, userId }) =>
    isPending ? '' : searchOwner(orgCode, userId),
  );
  const [recent, setRecent] = useState<RecentSearches | null>(null);
  const change = (next: RecentSearches) => {
    writeRecent(next);
    setRecent(next);
  };

  // In a layout effect, so that the list is part of the first paint with a session.
  useLayoutEffect(() => {
    if (!owner) return;
    const known = readRecent(owner);
    const next = searchVal ? withSearch(known, searchVal) : known;
    if (next !== known) writeRecent(next);
    setRecent(next);
  }, [owner, searchVal]);

  useEffect(() => {
    if (!owner) return undefined;
    const followOtherWindows = ({ key }: StorageEvent) => {
      // The key is null when the whole storage has been cleared.
      if (key === storageName('searches') || key === null) setRecent(readRecent(owner));
    };
    window.addEventListener('storage', followOtherWindows);
    return () => window.removeEventListener('storage', followOtherWindows);
  }, [owner]);

  return [recent?.owner === owner ? recent : null, change] as const;
}
