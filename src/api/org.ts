import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { id, list, optionalFlag, optionalText, text } from './schemas.ts';

/** The organisation, from the server and as the browser has stored it. */
export const orgConfig = v.looseObject({
  orgId: id,
  orgCode: optionalText,
  name: optionalText,
  logoUrl: optionalText,
  /** `account`, `mobile`, `wechat`: the login types that the log-in page offers. */
  userLoginType: list(text),
  isPublic: optionalFlag,
  /** True if the portal asks members for missing personal data. */
  collectState: optionalFlag,
  /** HTML. */
  collectWord: optionalText,
  supportPhone: optionalText,
  /** The brand colour, any CSS colour. */
  theme: optionalText,
  icp: optionalText,
  recordNo: optionalText,
  annualReportUrl: optionalText,
  /** The content of the about pages. They check it by `aboutContent`, so that a fault in it breaks no other page. */
  about: v.optional(v.unknown()),
});
export type OrgConfig = v.InferOutput<typeof orgConfig>;

export const getOrgByCode = defineEndpoint({
  method: 'GET',
  path: '/api/orgUser/org/getConfigByCode',
  authorization: 'none',
  request: (input: { orgCode: string }) => ({ query: { ...input } }),
  response: orgConfig,
});

/** Without `orgId`: the organisation of the logged-in user. */
export const getOrgById = defineEndpoint({
  method: 'GET',
  path: '/api/orgUser/org/getConfigById',
  request: (input: { orgId?: string }) => ({ query: { ...input } }),
  response: orgConfig,
});

const orgModule = v.looseObject({ moduleCode: text, name: text });

/** The areas of the portal that the organisation has switched on. */
export const getModules = defineEndpoint({
  method: 'GET',
  path: '/api/orgUser/org/getModuleListByPc',
  response: list(orgModule),
});

/** Permission to approve the publications of others. */
export const getAuditPermission = defineEndpoint({
  method: 'GET',
  path: '/api/orgUser/org/getAuditPermission',
  response: optionalFlag,
});

/** Permission to publish. */
export const getIssuePermission = defineEndpoint({
  method: 'GET',
  path: '/api/orgUser/org/getIssuePermission',
  response: optionalFlag,
});
