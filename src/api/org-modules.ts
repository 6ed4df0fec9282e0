import * as v from 'valibot';
import { defineCall } from '../http/endpoint.ts';
import { flag } from './boolish.ts';

const orgModule = v.looseObject({ moduleCode: v.string(), name: v.string() });
export type OrgModule = v.InferOutput<typeof orgModule>;

/** The areas of the portal that the organisation has switched on. */
export const getModules = defineCall({
  method: 'GET',
  path: '/api/orgUser/org/getModuleListByPc',
  answer: v.array(orgModule),
});

/** Whether the user may approve what others publish. */
export const getAuditPermission = defineCall({
  method: 'GET',
  path: '/api/orgUser/org/getAuditPermission',
  answer: flag,
});

/** Whether the user may publish. */
export const getIssuePermission = defineCall({
  method: 'GET',
  path: '/api/orgUser/org/getIssuePermission',
  answer: flag,
});
