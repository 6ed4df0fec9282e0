import * as v from 'valibot';
import { defineCall } from '../http/endpoint.ts';
import { flag } from './boolish.ts';
import { id } from './page.ts';

const name = v.nullish(v.string(), '');

/** The user as a member of the organisation. */
export const getOrgUserInfo = defineCall({
  method: 'GET',
  path: '/api/orgUser/user/infoForAdmin',
  answer: v.looseObject({ userId: id, orgId: v.nullish(id, ''), admin: flag }),
});

const person = v.nullish(v.looseObject({ userId: id, realName: name }));

/** Whose mobile number it is, within an organisation; null: nobody's. */
export const getUserByMobileAndOrg = defineCall({
  method: 'GET',
  path: '/api/orgUser/user/getByMobileAndOrg',
  authorization: 'none',
  request: (input: { mobile: string; orgCode: string }) => ({ query: { ...input } }),
  answer: person,
});

/** Whose mobile number it is; null: nobody's. */
export const getUserByMobile = defineCall({
  method: 'GET',
  path: '/api/orgUser/user/getByMobile',
  authorization: 'none',
  request: (input: { mobile: string }) => ({ query: { ...input } }),
  answer: person,
});

/** A QR code that a phone scans to check a face; its outcome is asked for with `pollCode`. */
export const getFaceQrCode = defineCall({
  method: 'GET',
  path: '/api/orgUser/face/qrcode',
  answer: v.looseObject({
    id,
    /** What the QR code says. */
    content: v.string(),
    /** Seconds until it expires. */
    expiresIn: v.nullish(v.number(), 120),
  }),
});

/** What the organisation collects of its members. */
export const getCollectInfo = defineCall({
  method: 'GET',
  path: '/api/orgUser/user/getCollectInfo',
  answer: v.looseObject({
    realName: name,
    idCard: name,
    school: name,
    district: name,
    stage: name,
    subject: name,
    /** The names of the fields that must be filled and are not. */
    missing: v.nullish(v.array(v.string()), []),
  }),
});

/** What a member added of their own accord. */
export const getAppendInfo = defineCall({
  method: 'GET',
  path: '/api/orgUser/user/getUserAppendInfo',
  answer: v.looseObject({
    email: name,
    gender: name,
    title: name,
    degree: name,
    teachingYears: v.nullish(v.number()),
  }),
});

/** Sends a code to the mobile number of the account whose `token` is given; the session's without one. */
export const sendOwnCode = defineCall({
  method: 'GET',
  path: '/api/operate/platUser/sendCode',
  authorization: 'request',
  request: (input: { token?: string }) => ({ query: { ...input } }),
  answer: v.unknown(),
});

/** Sends a code to the number that the account is to be bound to. */
export const sendRebindCode = defineCall({
  method: 'POST',
  path: '/api/operate/platUser/sendRebindCode',
  request: (input: { mobile: string }) => ({ body: { ...input } }),
  answer: v.unknown(),
});

/** Sends a code to the number that the account is bound to. */
export const sendUnbindCode = defineCall({
  method: 'GET',
  path: '/api/operate/platUser/sendUnbindCode',
  answer: v.unknown(),
});

/** Proves the old number by writing it out, with the code sent to it. */
export const proveOriginalMobile = defineCall({
  method: 'PUT',
  path: '/api/operate/platUser/validUnbindByOriMobile',
  request: (input: { mobile: string; code: string }) => ({ body: { ...input } }),
  answer: v.unknown(),
});

/** Proves the old number by the code sent to it. */
export const proveMobile = defineCall({
  method: 'PUT',
  path: '/api/operate/platUser/validUnbind',
  request: (input: { code: string }) => ({ body: { ...input } }),
  answer: v.unknown(),
});

/** Binds the new number, once the old one is proved. */
export const bindMobile = defineCall({
  method: 'PUT',
  path: '/api/operate/platUser/bindMobile',
  request: (input: { mobile: string; code: string }) => ({ body: { ...input } }),
  answer: v.unknown(),
});

/** Binds a number that another account of the same person holds, and gives that account up. */
export const mergeByMobile = defineCall({
  method: 'POST',
  path: '/api/user/sys/user/bingPhone/merge',
  request: (input: { mobile: string; code: string }) => ({ body: { ...input } }),
  answer: v.unknown(),
});

const subject = v.looseObject({ id, name: v.string() });
export type Subject = v.InferOutput<typeof subject>;

/** The school subjects to choose from. */
export const getSubjects = defineCall({
  method: 'GET',
  path: '/api/operate/subject/list',
  answer: v.array(subject),
});
