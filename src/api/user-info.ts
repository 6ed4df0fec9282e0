import { defineRead } from '../http/read.ts';
import { schemaOf } from '../http/schema.ts';
import { fields, identifier, listOf, optional, text, yesOrNo } from '../rules/read.ts';

const word = optional(text, '');

const userInfo = fields({
  /** '' for a guest. */
  userId: word,
  id: optional(identifier, ''),
  name: word,
  username: word,
  realName: word,
  nickname: word,
  avatar: word,
  admin: yesOrNo,
  mobile: word,
  /** Whether identity card, mobile number and social account are verified. */
  idcardDid: yesOrNo,
  mobileDid: yesOrNo,
  weixinDid: yesOrNo,
  /** Whether a first password is still to be set. */
  needPwd: yesOrNo,
  /** The organisation the user belongs to. */
  orgCode: word,
});
export type UserInfo = ReturnType<typeof userInfo>;

/** Who is logged in. */
export const getUserInfo = defineRead({
  path: '/api/user/user/info',
  response: schemaOf(
    fields({ userInfo, roles: optional(listOf(text), []), permissions: optional(listOf(text), []) }),
  ),
});
