import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { loginResponse } from './auth.ts';
import { id, list, optionalFlag, optionalText, plainObject, text } from './schemas.ts';

/** True if the organisation allows registration. */
export const getRegisterState = defineEndpoint({
  method: 'GET',
  path: '/api/orgUser/register/getRegisterState',
  authorization: 'none',
  request: (input: { orgCode: string }) => ({ query: { ...input } }),
  response: plainObject({ open: optionalFlag }),
});

interface Registration {
  orgCode: string;
  realName: string;
  mobile: string;
  code: string;
  password: string;
  passwordLevel: number;
}

/** Registers oneself with an organisation, and logs in. */
export const register = defineEndpoint({
  method: 'POST',
  path: '/api/orgUser/register',
  changes: [],
  authorization: 'none',
  request: (input: Registration & { idCard?: string; regionId?: string }) => ({ body: { ...input } }),
  response: loginResponse,
});

/** Registers by mobile number alone: the name follows later. */
export const registerByMobile = defineEndpoint({
  method: 'POST',
  path: '/api/orgManage/user/register',
  changes: [],
  authorization: 'none',
  request: (input: Omit<Registration, 'realName'>) => ({ body: { ...input } }),
  response: loginResponse,
});

/** Sets the first password of an account that an organisation made; `token` may come with an invitation. */
export const activate = defineEndpoint({
  method: 'POST',
  path: '/api/orgUser/login/activate',
  changes: [],
  authorization: 'request',
  request: (input: {
    mobile: string;
    code: string;
    password: string;
    passwordLevel: number;
    token?: string;
  }) => ({
    body: { ...input },
  }),
  response: loginResponse,
});

/** Looks a teacher up in the roster of the region, by name and identity card. */
export const findInRoster = defineEndpoint({
  method: 'POST',
  path: '/pxapp/api/regedit/useByBase',
  changes: [],
  signed: true,
  request: (input: { realName: string; idCard: string }) => ({ body: { ...input } }),
  response: v.looseObject({ matched: optionalFlag, school: optionalText }),
});

const region = v.looseObject({ id, name: text });

/** The regions below one; without `parentId` the topmost. */
export const getRegions = defineEndpoint({
  method: 'GET',
  path: '/pxapp/api/regedit/regionListN',
  signed: true,
  request: (input: { parentId?: string }) => ({ query: { ...input } }),
  response: list(region),
});

/** Asks after the scan of a QR code. Code 2: not yet. 200: logged in. 201: unbound. '二维码已过期': a new one is needed. */
export const pollCode = defineEndpoint({
  method: 'GET',
  path: '/pxapp/api/v2/regedit/pollCode',
  signed: true,
  request: (input: { id: string }) => ({ query: { ...input } }),
  response: loginResponse,
});
