import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { ownDataPaths } from './changed-paths.ts';

/** The profile fields that a member may change; fields left out stay as they are. */
export interface ProfileChange {
  realName?: string;
  nickname?: string;
  gender?: string;
  idCard?: string;
  district?: string;
  school?: string;
  stage?: string;
  subject?: string;
  title?: string;
  degree?: string;
  teachingYears?: number | null;
  email?: string;
}

/** Saves a member's profile: an endpoint of ours, not part of the original back end's description. */
export const saveProfile = defineEndpoint({
  method: 'PUT',
  path: '/api/orgUser/user/updateUserInfo',
  changes: ownDataPaths,
  request: (input: ProfileChange) => ({ body: { ...input } }),
  response: v.unknown(),
});

/** Binds an identity card to the account: an endpoint of ours, not part of the original back end's description. */
export const bindIdCard = defineEndpoint({
  method: 'PUT',
  path: '/api/operate/platUser/bindIdCard',
  changes: ownDataPaths,
  request: (input: { realName: string; idCard: string }) => ({ body: { ...input } }),
  response: v.unknown(),
});
