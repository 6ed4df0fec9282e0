import * as v from 'valibot';
import { defineEndpoint } from '../../http/endpoint.ts';
import { taskPaths } from '../changed-paths.ts';
import { id, list, moment, numberOr, optionalFlag, optionalText } from '../schemas.ts';

/** The kinds of items that one takes part in by asking or booking. */
export type ParticipationSource = 'studio' | 'live' | 'activity';

export interface ParticipationItem {
  sourceType: ParticipationSource;
  sourceId: string;
}

/** `asked`: its leader has yet to admit the user. */
export const participationStatuses = { none: 0, asked: 1, joined: 2 } as const;

const participation = v.looseObject({
  status: numberOr(participationStatuses, participationStatuses.none),
  /** The user may join, or leave, now. */
  isOpen: optionalFlag,
  /** The user leads it: admits others, and writes its announcements. */
  isLeader: optionalFlag,
  /** The user may confirm now to be there. */
  isCheckInOpen: optionalFlag,
  checkInTime: v.nullish(moment),
});
export type Participation = v.InferOutput<typeof participation>;

const participationPath = '/api/portal/participation/{sourceType}/{sourceId}';
const requestsPath = `${participationPath}/request`;

/** The queries that change when somebody joins or leaves an item: it counts its members, and its members list it. */
export const participationPaths = [
  participationPath,
  requestsPath,
  '/api/portal/related/{kind}/{id}',
  '/api/portal/record/{kind}/page',
  '/api/activity/base/mine/page',
  '/api/portal/authoring/overview',
  '/api/portal/authoring/{kind}/page',
  '/api/orgUser/user/getTotal',
  '/api/studio/app/studio/getListByFilter',
  '/hkw/api/master/studio/index',
  '/api/live/live/getListByFilter',
  '/api/live/live/page',
  '/api/activity/base/getListByFilter',
];

/** The user's part in an item; guests have none. */
export const getParticipation = defineEndpoint({
  method: 'GET',
  path: participationPath,
  feature: 'participation',
  request: (input: ParticipationItem) => ({ path: { ...input } }),
  response: participation,
});

/** Joins an item, or asks its leader to be admitted; `joined: false` leaves it, or takes the request back. */
export const setParticipation = defineEndpoint({
  method: 'PUT',
  path: participationPath,
  changes: participationPaths,
  feature: 'participation',
  request: ({ joined, ...item }: ParticipationItem & { joined: boolean }) => ({
    path: { ...item },
    body: { joined },
  }),
  response: v.unknown(),
});

/** Confirms that the user is there, while a session or an activity takes place. */
export const confirmPresence = defineEndpoint({
  method: 'POST',
  path: `${participationPath}/presence`,
  changes: [participationPath, ...taskPaths],
  feature: 'participation',
  request: (input: ParticipationItem) => ({ path: { ...input } }),
  response: v.unknown(),
});

const joinRequest = v.looseObject({
  userId: id,
  realName: optionalText,
  school: optionalText,
  createTime: v.nullish(moment),
});
export type JoinRequest = v.InferOutput<typeof joinRequest>;

/** The people who ask to be admitted, the first first; for the leader. */
export const getJoinRequests = defineEndpoint({
  method: 'GET',
  path: requestsPath,
  feature: 'participation',
  request: (input: ParticipationItem) => ({ path: { ...input } }),
  response: list(joinRequest),
});

/** Admits somebody, or refuses; for the leader. */
export const answerJoinRequest = defineEndpoint({
  method: 'PUT',
  path: `${requestsPath}/{userId}`,
  changes: participationPaths,
  feature: 'participation',
  request: ({ admitted, ...path }: ParticipationItem & { userId: string; admitted: boolean }) => ({
    path,
    body: { admitted },
  }),
  response: v.unknown(),
});
