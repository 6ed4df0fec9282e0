import { useLayoutEffect, useRef } from 'react';
import { useCheckIn, type OnCheckedIn } from './useCheckIn.ts';

export interface CheckInProps {
  /** Counts the clicks; 0 before the first. */
  attempt: number;
  /** The credit that today's check-in earns. */
  toWin: number;
  onCheckedIn: OnCheckedIn | undefined;
}

/** Checks in for today, once per attempt. It outlives a failure, whose message the next attempt takes back. */
export function CheckIn({ attempt, toWin, onCheckedIn }: CheckInProps) {
  const checkIn = useCheckIn(onCheckedIn);
  const begun = useRef(0);
  // Use a layout effect: by the time a passive effect runs, another user might be logged in.
  useLayoutEffect(() => {
    if (begun.current === attempt) return;
    begun.current = attempt;
    void checkIn(toWin);
  }, [checkIn, attempt, toWin]);
  return null;
}
