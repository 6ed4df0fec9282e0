import { useLayoutEffect, useRef } from 'react';
import { useCheckIn, type OnCheckedIn } from './useCheckIn.ts';

export interface SigningInProps {
  /** What today can earn. */
  toWin: number;
  onCheckedIn: OnCheckedIn | undefined;
  /** It is done, or has failed. */
  onEnd: () => void;
}

/** Signs in for today, once for each time that it is shown. */
export function CheckIn({ toWin, onCheckedIn, onEnd }: SigningInProps) {
  const signIn = useCheckIn(onCheckedIn);
  const hasBegun = useRef(false);
  // Not after the commit: somebody else might be signed in by then.
  useLayoutEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void signIn(toWin).finally(onEnd);
  }, [signIn, toWin, onEnd]);
  return null;
}
