import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { id, list, optionalFlag, optionalText, plainObject, text } from './schemas.ts';

const userInfo = plainObject({
  /** '' for a guest. */
  userId: optionalText,
  id: v.nullish(id, ''),
  name: optionalText,
  username: optionalText,
  realName: optionalText,
  nickname: optionalText,
  avatar: optionalText,
  admin: optionalFlag,
  mobile: optionalText,
  /** Identity card, mobile number and social account: true once verified. */
  idcardDid: optionalFlag,
  mobileDid: optionalFlag,
  weixinDid: optionalFlag,
  /** True until the user has set a first password. */
  needPwd: optionalFlag,
  /** The organisation the user belongs to. */
  orgCode: optionalText,
});
export type UserInfo = v.InferOutput<typeof userInfo>;

/** The logged-in user. */
export const getUserInfo = defineEndpoint({
  method: 'GET',
  path: '/api/user/user/info',
  response: v.looseObject({
    userInfo,
    roles: list(text),
    permissions: list(text),
  }),
});
