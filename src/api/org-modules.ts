import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { boolish } from './boolish.ts';

const orgModule = v.looseObject({ moduleCode: v.string(), name: v.string() });
export type OrgModule = v.InferOutput<typeof orgModule>;

/** The areas of the portal that the organisation has switched on. */
export const getModules = defineEndpoint({
  method: 'GET',
  path: '/api/orgUser/org/getModuleListByPc',
  response: v.array(orgModule),
});

/** Whether the user may approve what others publish. */
export const getAuditPermission = defineEndpoint({
  method: 'GET',
  path: '/api/orgUser/org/getAuditPermission',
  response: boolish,
});

/** Whether the user may publish. */
export const getIssuePermission = defineEndpoint({
  method: 'GET',
  path: '/api/orgUser/org/getIssuePermission',
  response: boolish,
});
