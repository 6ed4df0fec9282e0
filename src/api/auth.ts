import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { id, text } from './schemas.ts';

/** The response of every way of logging in. */
export const loginResponse = v.looseObject({ token: v.pipe(text, v.nonEmpty()), userId: id });
export type LoginResponse = v.InferOutput<typeof loginResponse>;

/** Where an SMS goes; `key` is the digest that `mobileKey` makes from the number. */
export interface KeyedMobile {
  mobile: string;
  key: string;
}

/** Logs in with the account; `randomStr` is any random string. */
export const login = defineEndpoint({
  method: 'POST',
  path: '/api/auth/user/login',
  changes: [],
  authorization: 'client',
  request: (input: { username: string; password: string; randomStr: string }) => ({ query: { ...input } }),
  response: loginResponse,
});

/** Sends a code to a mobile number, for logging in, registering or activating. */
export const sendSms = defineEndpoint({
  method: 'POST',
  path: '/api/auth/login/sendSms',
  changes: [],
  authorization: 'none',
  request: (input: KeyedMobile) => ({ body: { ...input } }),
  response: v.unknown(),
});

/** The same as `sendSms`, with number and key in the path. */
export const sendSmsByPath = defineEndpoint({
  method: 'GET',
  path: '/api/auth/user/send/{phone}/{key}',
  authorization: 'none',
  request: (input: { phone: string; key: string }) => ({ path: { ...input } }),
  response: v.unknown(),
});

/** Logs in with a code sent to the mobile number. */
export const smsLogin = defineEndpoint({
  method: 'POST',
  path: '/api/auth/login/appSmsLogin',
  changes: [],
  authorization: 'none',
  request: (input: { mobile: string; code: string }) => ({ body: { ...input } }),
  response: loginResponse,
});

/** Logs in with the account within one organisation. */
export const loginByOrg = defineEndpoint({
  method: 'POST',
  path: '/api/auth/login/appLoginByOrg',
  changes: [],
  authorization: 'none',
  request: (input: { orgCode: string; username: string; password: string }) => ({ body: { ...input } }),
  response: loginResponse,
});

/** Logs in with the token of the app, which is also sent as the Bearer token. */
export const appLogin = defineEndpoint({
  method: 'POST',
  path: '/api/orgUser/login/appLogin',
  changes: [],
  authorization: 'request',
  request: (input: { token: string }) => ({ query: { ...input } }),
  response: loginResponse,
});

/** Logs a visitor in as a guest: a token, and no user id. */
export const guestLogin = defineEndpoint({
  method: 'POST',
  path: '/api/orgUser/login/visitorLoginByCode',
  changes: [],
  authorization: 'none',
  request: (input: { orgCode: string }) => ({ body: { ...input } }),
  response: v.looseObject({ token: v.pipe(text, v.nonEmpty()), userId: v.nullish(id, '') }),
});

/** A one-time key that another site exchanges for the session; `challenge` is the SHA-256 of the verifier that has to come with it. */
export const createTokenKey = defineEndpoint({
  method: 'POST',
  path: '/api/auth/token/key',
  changes: [],
  request: (input: { challenge: string } | undefined) => (input ? { body: { ...input } } : {}),
  response: v.looseObject({ id }),
});

/** Exchanges a one-time key, once and soon, with the verifier that it is bound to. */
export const redeemTokenKey = defineEndpoint({
  method: 'GET',
  path: '/api/auth/token/key/{id}',
  authorization: 'none',
  request: ({ id, verifier }: { id: string; verifier?: string }) => ({
    path: { id },
    ...(verifier && { query: { verifier } }),
  }),
  response: loginResponse,
});
