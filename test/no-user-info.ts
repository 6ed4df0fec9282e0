import type { UserInfo } from '#src/api/user-info.ts';

/** The server's answer about a user without any information. */
export const noUserInfo: UserInfo = {
  userId: '',
  id: '',
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
