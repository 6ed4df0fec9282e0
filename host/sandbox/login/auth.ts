import {
  appLogin,
  createTokenKey,
  guestLogin,
  login,
  loginByOrg,
  redeemTokenKey,
  sendSms,
  sendSmsByPath,
  smsLogin,
} from '#src/api/auth.ts';
import { LOGOUT_PATH } from '#src/api/logout.ts';
import type { Account } from '../people/accounts.ts';
import { challengeOf } from '#src/session/login/login-departure.ts';
import { ownAddress, redirectTo } from '../own-address.ts';
import { route, answerPublic, optionalText, serve, take, text, tokenOf, type Routes } from '../route.ts';
import { enter, personWithMobile, personWithPassword } from '../people/people.ts';
import { whole } from '../random.ts';
import { apiError } from '../api-error.ts';
import { sandboxSettings } from '../settings.ts';
import { sendKeyedCode, spendCode } from './sms.ts';
import { table, type Database } from '../database.ts';

const KEY_LIFE_MS = 2 * 60_000;

const keysOf = table((world) => ({
  random: world.random('one-time keys'),
  open: new Map<string, { token: string; challenge: string; at: number }>(),
}));

/**
 * Exchanges a one-time key, once and within two minutes, for the user and token it was made for. `proof` is the challenge
 * of the verifier that came with it.
 */
export function redeemKey(
  world: Database,
  key: string,
  proof = '',
): { user: Account; token: string } | undefined {
  const { open } = keysOf(world);
  const known = open.get(key);
  open.delete(key);
  if (!known || known.challenge !== proof || world.now() - known.at > KEY_LIFE_MS) return undefined;
  const holder = world.tokens.holderOf(known.token);
  const user = world.accounts.find((account) => account.userId === holder?.userId);
  return user && { user, token: known.token };
}

/** Makes a one-time key for a live token. */
export function issueKey(world: Database, token: string, challenge = ''): string {
  const { random, open } = keysOf(world);
  const key = Array.from({ length: 24 }, () => whole(random, 0, 35).toString(36)).join('');
  open.set(key, { token, challenge, at: world.now() });
  return key;
}

const wrongPassword = apiError(400, '用户名或密码错误');

export function authRoutes(routes: Routes): void {
  answerPublic(routes, login, async ({ input, request, world }) => {
    const { username, password } = take({ username: text, password: text, randomStr: text }, input.query);
    if (request.headers.get('authorization') !== `Basic ${btoa(sandboxSettings.clientCredential)}`) {
      return apiError(400, '客户端凭证无效');
    }
    const account = await personWithPassword(world, username, password);
    return account ? enter(world, account) : wrongPassword;
  });

  answerPublic(routes, loginByOrg, async ({ input, world }) => {
    const { orgCode, username, password } = take(
      { orgCode: text, username: text, password: text },
      input.body,
    );
    const account = await personWithPassword(world, username, password);
    return account?.orgCode === orgCode ? enter(world, account) : wrongPassword;
  });

  answerPublic(routes, sendSms, ({ input, world }) => {
    const { mobile, key } = take({ mobile: text, key: text }, input.body);
    sendKeyedCode(world, mobile, key);
    return null;
  });

  answerPublic(routes, sendSmsByPath, ({ input, world }) => {
    const { phone, key } = take({ phone: text, key: text }, input.path);
    sendKeyedCode(world, phone, key);
    return null;
  });

  answerPublic(routes, smsLogin, ({ input, world }) => {
    const { mobile, code } = take({ mobile: text, code: text }, input.body);
    spendCode(world, mobile, code);
    const account = personWithMobile(world, mobile);
    return account ? enter(world, account) : apiError(400, '该手机号尚未注册');
  });

  route(routes, appLogin, ({ user, token }) => ({ token, userId: user.userId }));

  answerPublic(routes, guestLogin, ({ input, world }) => {
    const { orgCode } = take({ orgCode: text }, input.body);
    const org = world.orgs.find((known) => known.orgCode === orgCode);
    if (!org) return apiError(400, '机构不存在');
    if (!org.isPublic) return apiError(403, '该机构未开放游客访问，请登录');
    return { token: world.tokens.issue({ userId: '', orgCode }), userId: '' };
  });

  route(routes, createTokenKey, ({ input, token, world }) => {
    const { challenge } = take({ challenge: optionalText }, input.body);
    return { id: issueKey(world, token, challenge) };
  });

  answerPublic(routes, redeemTokenKey, async ({ input, world }) => {
    const { verifier } = take({ verifier: optionalText }, input.query);
    const proof = verifier && (await challengeOf(verifier));
    const redeemed = redeemKey(world, input.path.id ?? '', proof);
    if (!redeemed) return apiError(400, '登录凭证无效或已失效');
    const { user, token } = redeemed;
    return { token, userId: user.userId, realName: user.realName };
  });

  serve(routes, LOGOUT_PATH, ({ input, request, world }) => {
    const cookie = /(?:^|;\s*)(?:__Host-)?portal_token=([^;]+)/.exec(
      request.headers.get('cookie') ?? '',
    )?.[1];
    world.tokens.end(tokenOf(request, input) || (cookie ?? ''));
    return redirectTo(ownAddress(input.query.backurl, request) ?? new URL('/', request.url), request);
  });
}
