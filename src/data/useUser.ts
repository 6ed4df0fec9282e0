import { useEffect, useState } from 'react';
import type { UserInfo } from '../api/user-info.ts';
import { PortalError } from '../http/errors.ts';
import { loadUser } from '../session/load-user.ts';
import { usePortal, useSession } from './portal-context.ts';

export interface User {
  /** Null as long as it is not known, where it cannot be had, and where nobody is logged in. */
  user: UserInfo | null;
  isLoading: boolean;
  /** It could not be loaded. */
  failed: boolean;
  /** Why; '' where nobody knows. */
  message: string;
  retry: () => void;
}

/** Whoever is logged in, loaded where nobody has loaded it yet. */
export function useUser(): User {
  const portal = usePortal();
  const user = useSession((session) => session.userInfo);
  const owner = useSession((session) => (session.userId ? session.token : ''));
  const [failure, setFailure] = useState({ owner: '', message: '' });
  const isUnknown = owner !== '' && user === null;
  const failed = isUnknown && failure.owner === owner;
  const isLoading = isUnknown && !failed;

  useEffect(() => {
    if (!isLoading) return;
    let gone = false;
    loadUser(portal).catch((error: unknown) => {
      if (!gone) setFailure({ owner, message: error instanceof PortalError ? error.message : '' });
    });
    return () => {
      gone = true;
    };
  }, [portal, isLoading, owner]);

  return {
    user,
    isLoading,
    failed,
    message: failed ? failure.message : '',
    retry: () => setFailure({ owner: '', message: '' }),
  };
}
