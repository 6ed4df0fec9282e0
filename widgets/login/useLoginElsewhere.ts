import { useEffect, useRef } from 'react';
import { usePortal } from '#src/data/portal-context.ts';

/** Calls `onLogin` when the user has logged in in another tab. */
export function useLoginElsewhere(onLogin: () => void): void {
  const { session } = usePortal();
  const latest = useRef(onLogin);
  useEffect(() => {
    latest.current = onLogin;
  });
  useEffect(
    () =>
      session.onEnd(({ type }) => {
        const { token, userId } = session.getState();
        if (type === 'elsewhere' && token && userId) latest.current();
      }),
    [session],
  );
}
