import { isAnonymousId } from './anonymous-id.ts';
import type { UserInfo } from '../api/user-info.ts';
import type { Session } from './store.ts';

interface User {
  userInfo: UserInfo;
  roles: readonly string[];
  permissions: readonly string[];
}

/** Sets the user of the session, including the user id if the token came without one. */
export function setUser(session: Session, user: User): void {
  const { userId } = user.userInfo;
  session.setState({ ...user, ...(isAnonymousId(session.getState().userId) && { userId }) });
}
