import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { ownDataPaths } from './changed-paths.ts';
import type { KeyedMobile } from './auth.ts';

type PasswordChange =
  | { type: 'forgot' | 'first'; password: string; passwordLevel: number }
  | { type: 'change'; oldPwd: string; password: string };

/** Sets one's password. Code 212: the old one is wrong. 211: the new one is the old one. */
export const updatePassword = defineEndpoint({
  method: 'PUT',
  path: '/api/operate/platUser/updatePassword',
  changes: ownDataPaths,
  request: ({ type, ...fields }: PasswordChange) => ({
    body: type === 'forgot' ? { ...fields, isForget: 1 } : fields,
  }),
  response: v.unknown(),
});

/** Sends the code of the forgot-password wizard; `key` is the digest that `mobileKey` makes from the number. */
export const sendForgotCode = defineEndpoint({
  method: 'GET',
  path: '/api/user/sys/user/forget/send',
  request: (input: { phone: string; key: string }) => ({ query: { ...input } }),
  response: v.unknown(),
});

/** Checks the code of the forgot-password wizard. */
export const validateCode = defineEndpoint({
  method: 'PUT',
  path: '/api/operate/openApi/sms/validCode',
  changes: [],
  request: (input: { mobile: string; code: string }) => ({ body: { ...input } }),
  response: v.unknown(),
});

/** Sets the password of the account with this mobile number, without being logged in. */
export const resetForgottenPassword = defineEndpoint({
  method: 'POST',
  path: '/api/user/sys/user/forget/reset',
  changes: ['/api/user/user/info'],
  authorization: 'none',
  request: (input: { phone: string; code: string; password: string; passwordLevel: number }) => ({
    body: { ...input },
  }),
  response: v.unknown(),
});

/** Log-in page, step 1: sends the code. */
export const sendSmsForReset = defineEndpoint({
  method: 'POST',
  path: '/api/auth/login/sendSmsByResetPassword',
  changes: [],
  authorization: 'none',
  request: (input: KeyedMobile) => ({ body: { ...input } }),
  response: v.unknown(),
});

/** Log-in page, step 2: checks the code. */
export const validateReset = defineEndpoint({
  method: 'POST',
  path: '/api/auth/login/resetPasswordValid',
  changes: [],
  authorization: 'none',
  request: (input: { mobile: string; code: string }) => ({ body: { ...input } }),
  response: v.unknown(),
});

/** Log-in page, step 3: sets the password. */
export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/api/auth/login/resetPassword',
  changes: ['/api/user/user/info'],
  authorization: 'none',
  request: (input: { mobile: string; code: string; password: string; passwordLevel: number }) => ({
    body: { ...input },
  }),
  response: v.unknown(),
});
