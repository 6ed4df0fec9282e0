import { useEffect, useState } from 'react';
import { PortalError } from '../../http/errors.ts';
import { onReconnect } from '../../ui/loading/on-reconnect.ts';
import { usePortal, useSession, type PortalScope } from '../portal-context.ts';

export interface LoadState {
  isLoading: boolean;
  /** The last load failed, and the data is still missing. */
  failed: boolean;
  /** Why; '' where the failure has no message of its own. */
  message: string;
  error: unknown;
  retry: () => void;
}

/**
 * Loads session data (user, organisation, navigation) that is missing in the session store; `scope` names the session
 * that it is missing for. A failed load is repeated silently when the window gets the focus or is online again. While the
 * session is pending, everything is loading.
 */
export function useEnsureLoaded(
  isMissing: boolean,
  scope: string,
  load: (portal: PortalScope) => Promise<void>,
): LoadState {
  const portal = usePortal();
  const isPending = useSession((session) => session.isPending);
  const [failure, setFailure] = useState<{ scope: string; error: unknown } | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!isMissing || isPending) return;
    let isStale = false;
    const request = () => {
      load(portal).catch((error: unknown) => {
        if (!isStale) setFailure({ scope, error });
      });
    };
    setFailure(null);
    request();
    window.addEventListener('focus', request);
    const stopReconnecting = onReconnect(request);
    return () => {
      isStale = true;
      window.removeEventListener('focus', request);
      stopReconnecting();
    };
  }, [portal, isMissing, isPending, scope, load, attempt]);

  const failed = isMissing && failure?.scope === scope;
  return {
    isLoading: isPending || (isMissing && !failed),
    failed,
    message: failed && failure.error instanceof PortalError ? failure.error.message : '',
    error: failed ? failure.error : undefined,
    retry: () => setAttempt((count) => count + 1),
  };
}
