import { defineRead } from '../http/read.ts';
import { orgConfig } from './org-config.ts';

export type { OrgConfig } from './org-config.ts';

export const getOrgByCode = defineRead({
  path: '/api/orgUser/org/getConfigByCode',
  authorization: 'none',
  request: (input: { orgCode: string }) => ({ query: { ...input } }),
  response: orgConfig,
});

/** Without `orgId`: the organisation of whoever is logged in. */
export const getOrgById = defineRead({
  path: '/api/orgUser/org/getConfigById',
  request: (input: { orgId?: string }) => ({ query: { ...input } }),
  response: orgConfig,
});
