import { useEffect, useState } from 'react';
import { loadUser } from '../session/load-user.ts';
import { isAnonymousId } from '../session/anonymous-id.ts';
import { usePortal, useSession } from './portal-context.ts';

/**
 * Whether it is known who is signed in. A token that the page gives may come without its user, who is then asked for;
 * where that fails, the user stays the one of this token.
 */
export function useKnownUser(): boolean {
  const portal = usePortal();
  const userId = useSession((session) => session.userId);
  const [givenUp, setGivenUp] = useState('');
  const isAsked = isAnonymousId(userId) && givenUp !== userId;
  useEffect(() => {
    if (!isAsked) return;
    let gone = false;
    loadUser(portal).catch(() => {
      if (!gone) setGivenUp(userId);
    });
    return () => {
      gone = true;
    };
  }, [portal, isAsked, userId]);
  return !isAsked;
}
