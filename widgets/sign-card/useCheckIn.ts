import { useCallback, useEffect, useRef } from 'react';
import { creditPaths } from '#src/api/changed-paths.ts';
import { getCheckInDetail } from '#src/api/check-in.ts';
import { getMyCredit } from '#src/api/credit.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useMutation } from '#src/data/queries/useMutation.ts';
import { useQueryCache, type QueryCache } from '#src/data/queries/useQueryCache.ts';
import type { Portal } from '#src/portal.ts';
import type { Session } from '#src/session/store.ts';
import { signCardTexts } from './texts.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { checkIn, type CheckedIn } from './check-in.ts';
import { creditWith, checkedInToday } from './checked-in-today.ts';

export type OnCheckedIn = (detail: { credit: number }) => unknown;

/** The sessions that are checking in, in any card of the page. */
const checkingIn = new WeakSet<Session>();

/** Checks in, with an optimistic update of the card that is rolled back on failure. */
async function checkInOptimistically(portal: Portal, cache: QueryCache, toWin: number): Promise<CheckedIn> {
  const result = checkIn(portal);
  const [done] = await Promise.all([
    result,
    cache.update(getCheckInDetail, undefined, {
      optimistic: checkedInToday,
      committed: result.then(
        ({ detail }) =>
          () =>
            detail,
      ),
    }),
    cache.update(getMyCredit, undefined, {
      optimistic: (cached) => ({ ...cached, credit: creditWith(cached.credit, toWin) }),
      committed: result.then(
        ({ credit }) =>
          (cached) =>
            credit === null ? cached : { ...cached, credit: creditWith(cached.credit, credit) },
      ),
    }),
  ]);
  return done;
}

/** Checks in for today, and announces each result once. */
export function useCheckIn(onCheckedIn: OnCheckedIn | undefined): (toWin: number) => Promise<void> {
  const portal = usePortal();
  const cache = useQueryCache();
  const words = useTexts(signCardTexts);
  const toast = useToast();
  const { run } = useMutation(words.failed);
  const latest = useRef(onCheckedIn);
  useEffect(() => {
    latest.current = onCheckedIn;
  });

  return useCallback(
    async (toWin) => {
      const { session } = portal;
      if (checkingIn.has(session)) return;
      checkingIn.add(session);
      const done = await run(() => checkInOptimistically(portal, cache, toWin)).finally(() =>
        checkingIn.delete(session),
      );
      if (!done) return;
      cache.invalidate(creditPaths);
      if (done.credit === null) {
        toast({ tone: 'info', text: words.doneBefore });
      } else {
        toast({ tone: 'success', text: fill(words.done, { credit: done.credit }) });
        latest.current?.({ credit: done.credit });
      }
    },
    [portal, cache, toast, words, run],
  );
}
