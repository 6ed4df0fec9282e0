import type { UserInfo } from '../../../src/api/user-info.ts';

/** What the server answers about a user; '' for a guest. */
export function userInfoOf(userId: string) {
  const userInfo: UserInfo = {
    userId,
    id: userId,
    name: '',
    username: '',
    realName: '',
    nickname: '',
    avatar: '',
    admin: false,
    mobile: '',
    idcardDid: false,
    mobileDid: false,
    weixinDid: false,
    needPwd: false,
    orgCode: '',
  };
  return { userInfo, roles: [], permissions: [] };
}
