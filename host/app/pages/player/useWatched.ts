import { useCallback } from 'react';
import type { PlayedRange } from '#src/rules/played-ranges.ts';
import { useBrowserState } from '#src/ui/loading/hydration.ts';
import { writeStored } from '#src/session/storage.ts';
import {
  nothingWatched,
  readWatched,
  resumePosition,
  watchedKey,
  withPosition,
  type Watched,
} from '../../content/watched.ts';

export interface WatchedStore {
  watched: Watched;
  /** Records where a lesson is, and what of it was played. */
  save: (lesson: string, at: number, duration: number, played: readonly PlayedRange[]) => void;
  /** Where a lesson continues, in seconds. */
  startOf: (lesson: string) => number;
  /** The lesson has come to a rest, or the page to its end. */
  rest: () => void;
}

const rest = () => {};

/** The user's progress in an item, stored in the browser; without `owner` nothing is recorded. */
export function useWatched(owner: string, item: string): WatchedStore {
  const key = watchedKey(owner, item);
  const [watched, setWatched] = useBrowserState<Watched>(
    () => (owner ? readWatched(key) : nothingWatched),
    nothingWatched,
  );
  const save = useCallback(
    (lesson: string, at: number, duration: number) => {
      if (!owner) return;
      // Read again: another tab may have recorded another lesson meanwhile.
      const next = withPosition(readWatched(key), lesson, at, duration);
      writeStored(key, next);
      setWatched(next);
    },
    [owner, key, setWatched],
  );
  const startOf = useCallback(
    (lesson: string) => (owner ? resumePosition(readWatched(key), lesson) : 0),
    [owner, key],
  );
  return { watched, save, startOf, rest };
}
