import { checkInToday, getCheckInDetail, type CheckInDetail } from '#src/api/check-in.ts';
import { cacheScopeOf } from '#src/data/queries/cache-key.ts';
import { unwrap } from '#src/http/unwrap.ts';
import { AbortedError, PortalError, RefusedError, SignedOutError } from '#src/http/errors.ts';
import type { Portal } from '#src/portal.ts';
import { creditToWin } from './check-in-days.ts';
import { checkedInToday } from './checked-in-today.ts';

export interface CheckedIn {
  detail: CheckInDetail;
  /** The credit earned; null if the user had already checked in today elsewhere. */
  credit: number | null;
}

type Parts = Pick<Portal, 'http' | 'language' | 'session'>;

/** Checks in for today, only once across all tabs. Rejects if today is still not checked in afterwards. */
export function checkIn(parts: Parts): Promise<CheckedIn> {
  const { orgCode, userId, owner } = parts.session.getState();
  const isStillHere = () => parts.session.getState().owner === owner;
  return inTurn(`portal.sign:${cacheScopeOf({ orgCode, userId })}`, () => checkInAlone(parts, isStillHere));
}

async function checkInAlone(parts: Parts, isStillHere: () => boolean): Promise<CheckedIn> {
  const { http, language } = parts;
  const before = await readDetail(parts);
  if (before.todaySign) return { detail: before, credit: null };
  // Never check in a different user than the one who clicked.
  if (!isStillHere()) throw new AbortedError('the user has changed');
  try {
    const earned = unwrap(await checkInToday(http, undefined, { silent: true }), language);
    return { detail: checkedInToday(before), credit: earned?.credit ?? creditToWin(before) };
  } catch (error) {
    if (!(error instanceof PortalError) || error instanceof SignedOutError) throw error;
    const after = await readDetail(parts).catch(() => null);
    if (!after?.todaySign) throw error;
    // A refusal means that the check-in happened elsewhere; otherwise ours succeeded and its response was lost.
    return { detail: after, credit: error instanceof RefusedError ? null : creditToWin(before) };
  }
}

async function readDetail({ http, language }: Parts): Promise<CheckInDetail> {
  return unwrap(await getCheckInDetail(http, undefined, { silent: true }), language);
}

/** Runs one tab at a time; without Web Locks, only the server refuses the second check-in. */
async function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return work();
  return navigator.locks.request(name, work);
}
