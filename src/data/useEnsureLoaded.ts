import { useEffect, useState } from 'react';
import { PortalError } from '../http/errors.ts';
import { usePortal, type PortalScope } from './portal-context.ts';

export interface LoadState {
  isLoading: boolean;
  /** The last load failed, and the data is still missing. */
  failed: boolean;
  /** Why; '' where the failure has no message of its own. */
  message: string;
  retry: () => void;
}

/**
 * Loads session data (user, organisation, navigation) that is missing in the session store; `scope` names the session
 * that it is missing for. A failed load is repeated silently when the window gets the focus or is online again.
 */
export function useEnsureLoaded(
  isMissing: boolean,
  scope: string,
  load: (portal: PortalScope) => Promise<void>,
): LoadState {
  const portal = usePortal();
  const [failure, setFailure] = useState<{ scope: string; message: string } | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!isMissing) return;
    let isStale = false;
    const request = () => {
      load(portal).catch((error: unknown) => {
        if (!isStale) setFailure({ scope, message: error instanceof PortalError ? error.message : '' });
      });
    };
    setFailure(null);
    request();
    window.addEventListener('focus', request);
    window.addEventListener('online', request);
    return () => {
      isStale = true;
      window.removeEventListener('focus', request);
      window.removeEventListener('online', request);
    };
  }, [portal, isMissing, scope, load, attempt]);

  const failed = isMissing && failure?.scope === scope;
  return {
    isLoading: isMissing && !failed,
    failed,
    message: failed ? failure.message : '',
    retry: () => setAttempt((count) => count + 1),
  };
}
