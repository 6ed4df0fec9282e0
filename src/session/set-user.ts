import { isAnonymousId } from './token/anonymous-id.ts';
import type { UserInfo } from '../api/user-info.ts';
import type { Session } from './store.ts';

interface User {
  userInfo: UserInfo;
  roles: readonly string[];
  permissions: readonly string[];
}

/** Sets the user of the session, whose id the server's answer confirms, corrects, or makes known. */
export function setUser(session: Session, user: User): void {
  const { userId: known } = session.getState();
  // A server may call its users by either.
  const ids = [user.userInfo.userId, user.userInfo.id].filter(Boolean);
  const isConfirmed = ids.length === 0 ? !isAnonymousId(known) : ids.includes(known);
  if (!isConfirmed) session.identify(ids[0] ?? '');
  // A guest has no user.
  if (session.getState().userId) session.setState(user);
}
