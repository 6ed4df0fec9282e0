import { noUserInfo } from '../../no-user-info.ts';

/** What the server answers about a user; '' for a guest. */
export function userInfoOf(userId: string) {
  return { userInfo: { ...noUserInfo, userId, id: userId }, roles: [], permissions: [] };
}
