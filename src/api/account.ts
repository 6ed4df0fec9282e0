import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { ownDataPaths } from './changed-paths.ts';
import { counter, flag, id, list, number, optionalText, text } from './schemas.ts';
import { FACE_CODE_SECONDS } from '../rules/limits.ts';

const name = optionalText;

/** The user as a member of the organisation. */
export const getOrgUserInfo = defineEndpoint({
  method: 'GET',
  path: '/api/orgUser/user/infoForAdmin',
  response: v.looseObject({
    userId: id,
    orgId: v.nullish(id, ''),
    /** True for an administrator of the organisation; some back ends leave it out. */
    admin: v.nullish(flag),
  }),
});

const person = v.nullish(v.looseObject({ userId: id, realName: name }));

/** The user with this mobile number within an organisation; null where there is none. */
export const getUserByMobileAndOrg = defineEndpoint({
  method: 'GET',
  path: '/api/orgUser/user/getByMobileAndOrg',
  authorization: 'none',
  request: (input: { mobile: string; orgCode: string }) => ({ query: { ...input } }),
  response: person,
});

/** The user with this mobile number; null where there is none. */
export const getUserByMobile = defineEndpoint({
  method: 'GET',
  path: '/api/orgUser/user/getByMobile',
  authorization: 'none',
  request: (input: { mobile: string }) => ({ query: { ...input } }),
  response: person,
});

/** A QR code that a phone scans for face verification; `pollCode` gives the result. */
export const getFaceQrCode = defineEndpoint({
  method: 'GET',
  path: '/api/orgUser/face/qrcode',
  response: v.looseObject({
    id,
    /** The text in the QR code. */
    content: text,
    /** Seconds until it expires. */
    expiresIn: v.nullish(number, FACE_CODE_SECONDS),
  }),
});

/** The data that the organisation collects of its members. */
export const getCollectInfo = defineEndpoint({
  method: 'GET',
  path: '/api/orgUser/user/getCollectInfo',
  response: v.looseObject({
    realName: name,
    idCard: name,
    school: name,
    district: name,
    stage: name,
    subject: name,
    /** The names of the fields that must be filled and are not. */
    missing: list(text),
  }),
});

/** The optional data that a member has added. */
export const getAppendInfo = defineEndpoint({
  method: 'GET',
  path: '/api/orgUser/user/getUserAppendInfo',
  response: v.looseObject({
    email: name,
    gender: name,
    title: name,
    degree: name,
    teachingYears: counter,
  }),
});

/** Sends a code to the mobile number of the account whose `token` is given; the session's without one. */
export const sendOwnCode = defineEndpoint({
  method: 'GET',
  path: '/api/operate/platUser/sendCode',
  authorization: 'request',
  request: (input: { token?: string }) => ({ query: { ...input } }),
  response: v.unknown(),
});

/** Sends a code to the number that the account is to be bound to. */
export const sendRebindCode = defineEndpoint({
  method: 'POST',
  path: '/api/operate/platUser/sendRebindCode',
  changes: [],
  request: (input: { mobile: string }) => ({ body: { ...input } }),
  response: v.unknown(),
});

/** Sends a code to the number that the account is bound to. */
export const sendUnbindCode = defineEndpoint({
  method: 'GET',
  path: '/api/operate/platUser/sendUnbindCode',
  response: v.unknown(),
});

/** Proves the old number by writing it out, with the code sent to it. */
export const proveOriginalMobile = defineEndpoint({
  method: 'PUT',
  path: '/api/operate/platUser/validUnbindByOriMobile',
  changes: [],
  request: (input: { mobile: string; code: string }) => ({ body: { ...input } }),
  response: v.unknown(),
});

/** Proves the old number by the code sent to it. */
export const proveMobile = defineEndpoint({
  method: 'PUT',
  path: '/api/operate/platUser/validUnbind',
  changes: [],
  request: (input: { code: string }) => ({ body: { ...input } }),
  response: v.unknown(),
});

/** Binds the new number, once the old one is proved. */
export const bindMobile = defineEndpoint({
  method: 'PUT',
  path: '/api/operate/platUser/bindMobile',
  changes: ownDataPaths,
  request: (input: { mobile: string; code: string }) => ({ body: { ...input } }),
  response: v.unknown(),
});

/** Binds a number that another account of the same person holds, and gives that account up. */
export const mergeByMobile = defineEndpoint({
  method: 'POST',
  path: '/api/user/sys/user/bingPhone/merge',
  changes: ownDataPaths,
  request: (input: { mobile: string; code: string }) => ({ body: { ...input } }),
  response: v.unknown(),
});

const subject = v.looseObject({ id, name: text });

/** The school subjects to choose from. */
export const getSubjects = defineEndpoint({
  method: 'GET',
  path: '/api/operate/subject/list',
  response: list(subject),
});
