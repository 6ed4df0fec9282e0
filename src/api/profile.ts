import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';

/** What members may write of themselves; what is left out stays as it is. */
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

/** Saves what a member has written: a call of ours, not part of the original back end's description. */
export const saveProfile = defineEndpoint({
  method: 'PUT',
  path: '/api/orgUser/user/updateUserInfo',
  request: (input: ProfileChange) => ({ body: { ...input } }),
  response: v.unknown(),
});

/** Ties an identity card to the account: a call of ours, not part of the original back end's description. */
export const bindIdCard = defineEndpoint({
  method: 'PUT',
  path: '/api/operate/platUser/bindIdCard',
  request: (input: { realName: string; idCard: string }) => ({ body: { ...input } }),
  response: v.unknown(),
});
