import { getUserInfo } from '#src/api/user-info.ts';
import type { Account } from './accounts.ts';
import { answerGuests, type Routes } from '../route.ts';

export function userInfoRoutes(routes: Routes): void {
  answerGuests(routes, getUserInfo, ({ user }) => (user ? infoOf(user) : guestInfo));
}

function infoOf(user: Account) {
  return {
    userInfo: {
      userId: user.userId,
      id: user.userId,
      name: user.realName || user.nickname,
      username: user.username,
      realName: user.realName,
      nickname: user.nickname,
      avatar: `/avatars/${user.userId}.jpg`,
      admin: user.admin,
      mobile: user.mobile,
      idcardDid: user.idCard !== '',
      mobileDid: user.mobile !== '',
      weixinDid: user.openId !== '',
      needPwd: user.needPwd,
      orgCode: user.orgCode,
    },
    roles: user.roles,
    permissions: user.permissions,
  };
}

const guestInfo = {
  userInfo: {
    userId: '',
    id: '',
    name: '游客',
    username: '',
    realName: '',
    nickname: '游客',
    avatar: '',
    admin: false,
    mobile: '',
    idcardDid: false,
    mobileDid: false,
    weixinDid: false,
    needPwd: false,
    orgCode: '',
  },
  roles: ['guest'],
  permissions: [],
};
