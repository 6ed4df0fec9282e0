import { checkInToday, getCheckInDetail, type CheckInDetail } from '../../src/api/credit.ts';
import { cacheScopeOf } from '../../src/data/cache-key.ts';
import { unwrap } from '../../src/http/unwrap.ts';
import { AbortedError, PortalError, RefusedError, SignedOutError } from '../../src/http/errors.ts';
import type { Portal } from '../../src/portal.ts';
import { creditToWin } from './check-in-days.ts';
import { signedToday } from './checked-in-today.ts';

export interface SignedIn {
  detail: CheckInDetail;
  /** What it has earned; null where today had been signed before, elsewhere. */
  credit: number | null;
}

type Parts = Pick<Portal, 'http' | 'language' | 'session'>;

/** Signs in for today, once however many tabs want it. Rejects where today is still not signed afterwards. */
export function signIn(parts: Parts): Promise<SignedIn> {
  const { orgCode, userId } = parts.session.getState();
  const isStillHere = () => parts.session.getState().userId === userId;
  return inTurn(`portal.sign:${cacheScopeOf({ orgCode, userId })}`, () => signInAlone(parts, isStillHere));
}

async function signInAlone(parts: Parts, isStillHere: () => boolean): Promise<SignedIn> {
  const { http, language } = parts;
  const before = await readDetail(parts);
  if (before.todaySign) return { detail: before, credit: null };
  // Somebody else's day is not ours to sign.
  if (!isStillHere()) throw new AbortedError('the user has changed');
  try {
    const earned = unwrap(await checkInToday(http, undefined, { silent: true }), language);
    return { detail: signedToday(before), credit: earned?.credit ?? creditToWin(before) };
  } catch (error) {
    if (!(error instanceof PortalError) || error instanceof SignedOutError) throw error;
    const after = await readDetail(parts).catch(() => null);
    if (!after?.todaySign) throw error;
    // Refused: it was done elsewhere. Without an answer: this one arrived, and its answer was lost.
    return { detail: after, credit: error instanceof RefusedError ? null : creditToWin(before) };
  }
}

async function readDetail({ http, language }: Parts): Promise<CheckInDetail> {
  return unwrap(await getCheckInDetail(http, undefined, { silent: true }), language);
}

/** One tab after the other; where the browser has no locks, the server alone refuses the second. */
async function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(name, work);
}
