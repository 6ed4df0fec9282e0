import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ownCoursePaths } from '#src/api/changed-paths.ts';
import { getProgress, saveProgress, type PlayedKind, type Progress } from '#src/api/progress.ts';
import type { PlayedRange } from '#src/rules/played-ranges.ts';
import { wallNow } from '#src/rules/wall-clock.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { useQueryCache } from '#src/data/queries/useQueryCache.ts';
import { unwrap } from '#src/http/unwrap.ts';
import { PROGRESS_SEND_MS } from '#host/app/limits.ts';
import { resumePosition } from '#host/app/content/watched.ts';
import type { WatchedStore } from '../useWatched.ts';
import { createOutbox } from './outbox.ts';
import { watchedOf, type PlayedParts } from './played-parts.ts';

export interface ServerProgress extends WatchedStore {
  isLoading: boolean;
  /** As lists and details say it; undefined while the server does not answer. */
  percent: number | undefined;
  rule: Progress['rule'] | undefined;
  /** The browser keeps played parts that the server has not taken. */
  isBehind: boolean;
}

/** The progress while the server does not answer: nothing is known, but played parts are kept. */
const unknown = (kind: PlayedKind, id: string): Progress => ({
  kind,
  id,
  percent: 0,
  last: '',
  rule: { share: Infinity, questions: true },
  lessons: [],
});

/** The user's progress in an item as the server keeps it. `local`: the store of this browser, which its own lists read. */
export function useServerProgress(
  owner: string,
  kind: PlayedKind,
  itemId: string,
  local: WatchedStore,
): ServerProgress {
  const { http, language } = usePortal();
  const cache = useQueryCache();
  const { data, isLoading, replace } = useQuery(getProgress, { kind, id: itemId });
  const outbox = useMemo(
    () =>
      createOutbox(owner, async (parts) =>
        unwrap(await saveProgress(http, { parts }, { silent: true, keepalive: true }), language),
      ),
    [owner, http, language],
  );
  const [unsent, setUnsent] = useState<PlayedParts>(outbox.unsent);
  const [isBehind, setBehind] = useState(false);
  const watched = useMemo(
    () => watchedOf(data ?? unknown(kind, itemId), unsent),
    [data, unsent, kind, itemId],
  );
  const latest = useRef({ replace, watched });
  // Before the effects of the video, which asks where it continues.
  useLayoutEffect(() => {
    latest.current = { replace, watched };
  });

  const send = useCallback(async () => {
    const answer = await outbox.send();
    const left = outbox.unsent();
    setUnsent(left);
    setBehind(answer === null && Object.keys(left).length > 0);
    const own = answer?.find((progress) => progress.kind === kind && progress.id === itemId);
    if (own) latest.current.replace(own);
    if (answer) cache.invalidate(ownCoursePaths);
  }, [outbox, cache, kind, itemId]);
  const rest = useCallback(() => void send(), [send]);

  useEffect(() => {
    // An earlier visit may have left parts.
    rest();
    const timer = setInterval(rest, PROGRESS_SEND_MS);
    window.addEventListener('online', rest);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', rest);
    };
  }, [rest]);

  const saveLocally = local.save;
  const save = useCallback(
    (lessonId: string, at: number, duration: number, ranges: readonly PlayedRange[]) => {
      outbox.add({ kind, itemId, lessonId, ranges, at, duration, time: wallNow() });
      setUnsent(outbox.unsent());
      saveLocally(lessonId, at, duration, ranges);
    },
    [outbox, kind, itemId, saveLocally],
  );
  const startOf = useCallback((lesson: string) => resumePosition(latest.current.watched, lesson), []);
  return { watched, save, startOf, rest, isLoading, percent: data?.percent, rule: data?.rule, isBehind };
}
