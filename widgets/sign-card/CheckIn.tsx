import { useLayoutEffect, useRef } from 'react';
import { useCheckIn, type OnCheckedIn } from './useCheckIn.ts';

export interface CheckInProps {
  /** The credit that today's check-in earns. */
  toWin: number;
  onCheckedIn: OnCheckedIn | undefined;
  /** Called when the check-in has succeeded or failed. */
  onEnd: () => void;
}

/** Checks in for today, once per mount. */
export function CheckIn({ toWin, onCheckedIn, onEnd }: CheckInProps) {
  const checkIn = useCheckIn(onCheckedIn);
  const hasBegun = useRef(false);
  // Use a layout effect: by the time a passive effect runs, another user might be logged in.
  useLayoutEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void checkIn(toWin).finally(onEnd);
  }, [checkIn, toWin, onEnd]);
  return null;
}
