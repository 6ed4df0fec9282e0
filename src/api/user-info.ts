import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { boolish, id, optionalText, plainObject } from './schemas.ts';

const userInfo = plainObject({
  /** '' for a guest. */
  userId: optionalText,
  id: v.nullish(id, ''),
  name: optionalText,
  username: optionalText,
  realName: optionalText,
  nickname: optionalText,
  avatar: optionalText,
  admin: boolish,
  mobile: optionalText,
  /** Identity card, mobile number and social account: true once verified. */
  idcardDid: boolish,
  mobileDid: boolish,
  weixinDid: boolish,
  /** True until the user has set a first password. */
  needPwd: boolish,
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
    roles: v.nullish(v.array(v.string()), []),
    permissions: v.nullish(v.array(v.string()), []),
  }),
});
