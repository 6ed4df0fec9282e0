import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { ownDataPaths } from './changed-paths.ts';
import { loginResponse, type KeyedMobile } from './auth.ts';
import { WEB_OS } from '../http/device.ts';
import { optionalText, text } from './schemas.ts';

/** A social account that no user has bound yet; sent along when it is bound or registered. */
export const boundInfo = v.looseObject({
  openId: text,
  unionId: optionalText,
  nickname: optionalText,
  avatar: optionalText,
});
export type BoundInfo = v.InferOutput<typeof boundInfo>;

type Known = Pick<BoundInfo, 'openId'> & Partial<BoundInfo>;

/** The body code of a scan whose social account no user has bound: `data` is the bound-info. */
export const UNBOUND_CODE = 201;

/** Exchanges the code of a scan. Code 200: logged in. */
export const wechatLogin = defineEndpoint({
  method: 'POST',
  path: '/api/auth/wechat/appLogin',
  changes: [],
  authorization: 'none',
  request: (input: { jsCode: string; orgId: string }) => ({
    body: { jsCode: input.jsCode, os: WEB_OS, orgId: input.orgId },
  }),
  response: loginResponse,
});

/** Binds a social account to the account with this mobile number, and logs in. */
export const bindWechatByMobile = defineEndpoint({
  method: 'POST',
  path: '/api/auth/wechat/bind',
  changes: [],
  authorization: 'none',
  request: (input: Known & { mobile: string; code: string }) => ({ body: { ...input } }),
  response: loginResponse,
});

/** Registers with a social account and a mobile number, and logs in. */
export const registerByWechat = defineEndpoint({
  method: 'POST',
  path: '/api/auth/wechat/wechatRegister',
  changes: [],
  authorization: 'none',
  request: (input: Known & { mobile: string; code: string; realName: string; orgCode: string }) => ({
    body: { ...input },
  }),
  response: loginResponse,
});

export const sendSmsForWechatRegister = defineEndpoint({
  method: 'POST',
  path: '/api/auth/wechat/sendSmsByWechatRegister',
  changes: [],
  authorization: 'none',
  request: (input: KeyedMobile) => ({ body: { ...input } }),
  response: v.unknown(),
});

/** Binds a social account to one's own account: by the code of a scan, or by the bound-info stored by a scan. */
export const bindOwnWechat = defineEndpoint({
  method: 'PUT',
  path: '/api/user/user/bindWeChat',
  changes: ownDataPaths,
  request: (input: { jsCode: string } | Known) => ({ body: { ...input } }),
  response: v.unknown(),
});

export const unbindWechat = defineEndpoint({
  method: 'PUT',
  path: '/api/user/wechat/unbind',
  changes: ownDataPaths,
  response: v.unknown(),
});

/** The social platform's own look-up, through the proxy: its responses carry no code. */
export const getWechatAccess = defineEndpoint({
  method: 'GET',
  path: '/proxy/wechat/access_token',
  authorization: 'none',
  request: (input: { code: string }) => ({ query: { ...input } }),
  response: v.looseObject({ access_token: text, openid: text }),
});

/** The social platform's own look-up, through the proxy: its responses carry no code. */
export const getWechatUser = defineEndpoint({
  method: 'GET',
  path: '/proxy/wechat/userinfo',
  authorization: 'none',
  request: (input: { access_token: string; openid: string }) => ({ query: { ...input } }),
  response: v.looseObject({
    openid: text,
    unionid: optionalText,
    nickname: optionalText,
    headimgurl: optionalText,
  }),
});
