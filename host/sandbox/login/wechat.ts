import {
  bindOwnWechat,
  bindWechatByMobile,
  getWechatAccess,
  getWechatUser,
  registerByWechat,
  sendSmsForWechatRegister,
  unbindWechat,
  wechatLogin,
} from '#src/api/wechat.ts';
import { route, answerPublic, number, optionalText, take, text, type Routes } from '../route.ts';
import { enrol, enter, personWithMobile } from '../people/people.ts';
import { exchange, type SocialAccount } from './qr.ts';
import { coded, apiError } from '../api-error.ts';
import { sendKeyedCode, spendCode } from './sms.ts';
import { table, type Database } from '../database.ts';

const accessOf = table(() => new Map<string, SocialAccount>());

const ownerOf = (world: Database, openId: string) =>
  world.accounts.find((account) => account.openId === openId && openId !== '');

/** Logs in the owner of the social account; code 201 with the bound-info if it has none. */
export function enterSocially(world: Database, social: SocialAccount) {
  const owner = ownerOf(world, social.openId);
  return owner ? enter(world, owner) : coded(201, social, '该微信尚未绑定账号');
}

export function wechatRoutes(routes: Routes): void {
  answerPublic(routes, wechatLogin, ({ input, world }) => {
    const { jsCode } = take({ jsCode: text, os: number, orgId: text }, input.body);
    return enterSocially(world, exchange(world, jsCode));
  });

  answerPublic(routes, bindWechatByMobile, ({ input, world }) => {
    const { mobile, code, openId } = take({ mobile: text, code: text, openId: text }, input.body);
    spendCode(world, mobile, code);
    const account = personWithMobile(world, mobile);
    if (!account) return apiError(400, '该手机号尚未注册，请先注册');
    if (account.openId) return apiError(400, '该账号已绑定其他微信');
    account.openId = openId;
    return enter(world, account);
  });

  answerPublic(routes, registerByWechat, ({ input, world }) => {
    const { code, ...given } = take(
      { mobile: text, code: text, openId: text, realName: text, orgCode: text },
      input.body,
    );
    spendCode(world, given.mobile, code);
    return enter(world, enrol(world, { ...given, needPwd: true }));
  });

  answerPublic(routes, sendSmsForWechatRegister, ({ input, world }) => {
    const { mobile, key } = take({ mobile: text, key: text }, input.body);
    sendKeyedCode(world, mobile, key);
    return null;
  });

  route(routes, bindOwnWechat, ({ input, world, user }) => {
    const { jsCode, openId: known } = take({ jsCode: optionalText, openId: optionalText }, input.body);
    if (!jsCode && !known) return apiError(400, '缺少微信授权信息，请重新扫码');
    const openId = known || exchange(world, jsCode).openId;
    const owner = ownerOf(world, openId);
    if (owner && owner !== user) return apiError(400, '该微信已绑定其他账号');
    user.openId = openId;
    return null;
  });

  route(routes, unbindWechat, ({ user }) => {
    if (!user.openId) return apiError(400, '当前账号未绑定微信');
    user.openId = '';
    return null;
  });

  // The platform's own answers: no code, no wrapping.
  answerPublic(routes, getWechatAccess, ({ input, world }) => {
    const social = exchange(world, take({ code: text }, input.query).code);
    accessOf(world).set(`access-${social.openId}`, social);
    return Response.json({
      access_token: `access-${social.openId}`,
      openid: social.openId,
      expires_in: 7200,
    });
  });

  answerPublic(routes, getWechatUser, ({ input, world }) => {
    const { access_token, openid } = take({ access_token: text, openid: text }, input.query);
    const social = accessOf(world).get(access_token);
    if (social?.openId !== openid) return apiError(400, '访问凭证无效');
    return Response.json({
      openid,
      unionid: social.unionId,
      nickname: social.nickname,
      headimgurl: social.avatar,
    });
  });
}
