import { noUserInfo } from '../../no-user-info.ts';

/** The server's response about a user; '' for a guest. */
export function userInfoOf(userId: string) {
  return { userInfo: { ...noUserInfo, userId, id: userId }, roles: [], permissions: [] };
}
