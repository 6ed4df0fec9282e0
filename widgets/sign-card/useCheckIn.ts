import { useCallback, useEffect, useRef } from 'react';
import {
  getCreditLeaders,
  getCreditRecords,
  getPersonCredit,
  getMyCredit,
  getCheckInDetail,
} from '../../src/api/credit.ts';
import { getStudyTotal } from '../../src/api/study-total.ts';
import { usePortal } from '../../src/data/portal-context.ts';
import { useQueryCache } from '../../src/data/useQueryCache.ts';
import { AbortedError, PortalError } from '../../src/http/errors.ts';
import type { Session } from '../../src/session/store.ts';
import { signCardTexts } from './texts.ts';
import { fill } from '../../src/texts/texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useToast } from '../../src/ui/theme-root-context.ts';
import { signIn } from './check-in.ts';
import { creditWith, signedToday } from './checked-in-today.ts';

export type OnCheckedIn = (detail: { credit: number }) => unknown;

/** Whatever shows credit, on this page or in its surroundings. */
const creditCalls = [getMyCredit, getStudyTotal, getPersonCredit, getCreditRecords, getCreditLeaders];

/** Who is at it, in whichever of the page's cards. */
const signing = new WeakSet<Session>();

/** Signs in for today: shown at once, taken back where it fails, and each outcome said once. */
export function useCheckIn(onCheckedIn: OnCheckedIn | undefined): (toWin: number) => Promise<void> {
  const portal = usePortal();
  const cache = useQueryCache();
  const words = useTexts(signCardTexts);
  const toast = useToast();
  const told = useRef(onCheckedIn);
  useEffect(() => {
    told.current = onCheckedIn;
  });

  return useCallback(
    async (toWin) => {
      const { session } = portal;
      if (signing.has(session)) return;
      signing.add(session);
      const work = signIn(portal);
      try {
        const [{ credit }] = await Promise.all([
          work,
          cache.change(getCheckInDetail, undefined, {
            shown: signedToday,
            work: work.then(
              ({ detail }) =>
                () =>
                  detail,
            ),
          }),
          cache.change(getMyCredit, undefined, {
            shown: (known) => ({ ...known, credit: creditWith(known.credit, toWin) }),
            work: work.then(
              ({ credit }) =>
                (known) =>
                  credit === null ? known : { ...known, credit: creditWith(known.credit, credit) },
            ),
          }),
        ]);
        cache.refresh(creditCalls);
        if (credit === null) {
          toast({ tone: 'info', text: words.doneBefore });
        } else {
          toast({ tone: 'success', text: fill(words.done, { credit }) });
          told.current?.({ credit });
        }
      } catch (error) {
        if (!(error instanceof PortalError)) throw error;
        if (error.shown || error instanceof AbortedError) return;
        toast({ tone: 'error', text: error.message || words.failed });
      } finally {
        signing.delete(session);
      }
    },
    [portal, cache, toast, words],
  );
}
