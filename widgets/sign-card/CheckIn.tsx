import { useLayoutEffect, useRef } from 'react';
import { useCheckIn, type OnCheckedIn } from './useCheckIn.ts';

export interface CheckInProps {
  /** The credit that today can earn. */
  toWin: number;
  onCheckedIn: OnCheckedIn | undefined;
  /** The check-in is done, or has failed. */
  onEnd: () => void;
}

/** Checks in for today, once per mount. */
export function CheckIn({ toWin, onCheckedIn, onEnd }: CheckInProps) {
  const signIn = useCheckIn(onCheckedIn);
  const hasBegun = useRef(false);
  // Not after the commit: another user might be logged in by then.
  useLayoutEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void signIn(toWin).finally(onEnd);
  }, [signIn, toWin, onEnd]);
  return null;
}
