import * as v from 'valibot';
import { defineCall } from '../http/endpoint.ts';
import type { KeyedMobile } from './session.ts';

type PasswordChange =
  | { kind: 'forgot' | 'first'; password: string; passwordLevel: number }
  | { kind: 'change'; oldPwd: string; password: string };

/** Sets one's password. Code 212: the old one is wrong. 211: the new one is the old one. */
export const updatePassword = defineCall({
  method: 'PUT',
  path: '/api/operate/platUser/updatePassword',
  request: ({ kind, ...fields }: PasswordChange) => ({
    body: kind === 'forgot' ? { ...fields, isForget: 1 } : fields,
  }),
  answer: v.unknown(),
});

/** Sends the code of the forgot-password wizard; `key` is the digest that `mobileKey` makes from the number. */
export const sendForgotCode = defineCall({
  method: 'GET',
  path: '/api/user/sys/user/forget/send',
  request: (input: { phone: string; key: string }) => ({ query: { ...input } }),
  answer: v.unknown(),
});

/** Checks the code of the forgot-password wizard. */
export const validateCode = defineCall({
  method: 'PUT',
  path: '/api/operate/openApi/sms/validCode',
  request: (input: { mobile: string; code: string }) => ({ body: { ...input } }),
  answer: v.unknown(),
});

/** Sets the password of the account with this mobile number, without being logged in. */
export const resetForgottenPassword = defineCall({
  method: 'POST',
  path: '/api/user/sys/user/forget/reset',
  authorization: 'none',
  request: (input: { phone: string; code: string; password: string; passwordLevel: number }) => ({
    body: { ...input },
  }),
  answer: v.unknown(),
});

/** Log-in page, step 1: sends the code. */
export const sendSmsForReset = defineCall({
  method: 'POST',
  path: '/api/auth/login/sendSmsByResetPassword',
  authorization: 'none',
  request: (input: KeyedMobile) => ({ body: { ...input } }),
  answer: v.unknown(),
});

/** Log-in page, step 2: checks the code. */
export const validateReset = defineCall({
  method: 'POST',
  path: '/api/auth/login/resetPasswordValid',
  authorization: 'none',
  request: (input: { mobile: string; code: string }) => ({ body: { ...input } }),
  answer: v.unknown(),
});

/** Log-in page, step 3: sets the password. */
export const resetPassword = defineCall({
  method: 'POST',
  path: '/api/auth/login/resetPassword',
  authorization: 'none',
  request: (input: { mobile: string; code: string; password: string; passwordLevel: number }) => ({
    body: { ...input },
  }),
  answer: v.unknown(),
});
