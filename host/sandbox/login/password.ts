import * as v from 'valibot';
import {
  resetForgottenPassword,
  resetPassword,
  sendForgotCode,
  sendSmsForReset,
  updatePassword,
  validateCode,
  validateReset,
} from '#src/api/password.ts';
import { getUserPhone } from '#src/api/security-info.ts';
import type { Account } from '../people/accounts.ts';
import { route, answerPublic, number, take, text, type Routes } from '../route.ts';
import { personWithMobile, setPassword } from '../people/people.ts';
import { apiError } from '../api-error.ts';
import { isPassword } from './verify-password.ts';
import { checkCode, checkProof, sendKeyedCode, spendCode, spendProof } from './sms.ts';
import type { Database } from '../database.ts';

const change = {
  password: text,
  oldPwd: v.optional(v.string()),
  passwordLevel: v.optional(number),
  isForget: v.optional(number),
};

function owner(world: Database, mobile: string): Account {
  const account = personWithMobile(world, mobile);
  if (!account) throw apiError(400, '该手机号尚未注册');
  return account;
}

export function passwordRoutes(routes: Routes): void {
  route(routes, updatePassword, async ({ input, user, world }) => {
    const { password, oldPwd, passwordLevel, isForget } = take(change, input.body);
    if (isForget) {
      checkProof(world, user.mobile, '请先完成手机验证');
    } else if (oldPwd === undefined) {
      if (!user.needPwd) return apiError(400, '请输入原密码');
    } else {
      if (!(await isPassword(oldPwd, user.password))) return apiError(212, '原密码不正确');
      if (password === user.password) return apiError(211, '新密码与旧密码相同');
    }
    setPassword(user, password, passwordLevel);
    if (isForget) spendProof(world, user.mobile);
    return null;
  });

  route(routes, getUserPhone, ({ user }) => user.mobile);

  route(routes, sendForgotCode, ({ input, user, world }) => {
    const { phone, key } = take({ phone: text, key: text }, input.query);
    if (phone !== user.mobile) return apiError(400, '手机号与当前账号不一致');
    sendKeyedCode(world, phone, key);
    return null;
  });

  route(routes, validateCode, ({ input, world }) => {
    const { mobile, code } = take({ mobile: text, code: text }, input.body);
    spendCode(world, mobile, code);
    return null;
  });

  answerPublic(routes, resetForgottenPassword, ({ input, world }) => {
    const { phone, code, password, passwordLevel } = take(
      { phone: text, code: text, password: text, passwordLevel: number },
      input.body,
    );
    return reset(world, phone, code, password, passwordLevel);
  });

  answerPublic(routes, sendSmsForReset, ({ input, world }) => {
    const { mobile, key } = take({ mobile: text, key: text }, input.body);
    owner(world, mobile);
    sendKeyedCode(world, mobile, key);
    return null;
  });

  answerPublic(routes, validateReset, ({ input, world }) => {
    const { mobile, code } = take({ mobile: text, code: text }, input.body);
    checkCode(world, mobile, code);
    return null;
  });

  answerPublic(routes, resetPassword, ({ input, world }) => {
    const { mobile, code, password, passwordLevel } = take(
      { mobile: text, code: text, password: text, passwordLevel: number },
      input.body,
    );
    return reset(world, mobile, code, password, passwordLevel);
  });
}

function reset(world: Database, mobile: string, code: string, password: string, passwordLevel: number): null {
  const account = owner(world, mobile);
  checkCode(world, mobile, code);
  setPassword(account, password, passwordLevel);
  spendCode(world, mobile, code);
  return null;
}
