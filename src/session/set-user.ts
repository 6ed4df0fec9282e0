import type { UserInfo } from '../api/user-info.ts';
import type { Session } from './store.ts';
import { isAnonymousId } from './anonymous-id.ts';

interface User {
  userInfo: UserInfo;
  roles: readonly string[];
  permissions: readonly string[];
}

/** Puts what is known of the user into the session, also who it is where a token came without that. */
export function setUser(session: Session, user: User): void {
  const { userId } = user.userInfo;
  session.setState({ ...user, ...(isAnonymousId(session.getState().userId) && { userId }) });
}
