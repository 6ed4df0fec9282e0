import { useEffect, useLayoutEffect, useState } from 'react';
import { useSession } from '../../../../src/data/portal-context.ts';
import {
  onRecentChange,
  readRecent,
  searchOwner,
  withoutSearch,
  withSearch,
  writeRecent,
  type RecentSearches,
} from './recent-searches.ts';

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
