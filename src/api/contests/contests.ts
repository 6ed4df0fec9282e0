import * as v from 'valibot';
import { defineEndpoint } from '../../http/endpoint.ts';
import { authoredFile, type AuthoredFile } from '../authoring.ts';
import {
  count,
  counter,
  id,
  list,
  moment,
  number,
  numberOr,
  optionalFlag,
  optionalText,
  paged,
  text,
  type PageRequest,
} from '../schemas.ts';

/** How far a contest of works has come. Without votes, the reviews follow the collection. */
export const contestPhases = { coming: 0, collecting: 1, voting: 2, reviewing: 3, published: 4 } as const;
export type ContestPhase = (typeof contestPhases)[keyof typeof contestPhases];

const work = {
  id,
  title: optionalText,
  content: optionalText,
  files: list(authoredFile),
  /** '' while an anonymous contest is not published. */
  realName: optionalText,
  school: optionalText,
  submitTime: v.nullish(moment),
};

const contestWork = v.looseObject({
  ...work,
  /** The reader's. */
  isOwn: optionalFlag,
  /** The reader has voted for it. */
  isVoted: optionalFlag,
  /** Votes, the mean of the reviewers' points and the award come with the publication. */
  votes: counter,
  points: counter,
  award: optionalText,
});
export type ContestWork = v.InferOutput<typeof contestWork>;

const ownWork = v.looseObject({
  ...contestWork.entries,
  /** It no longer takes part, but its text is kept so that it can be handed in again. */
  isWithdrawn: optionalFlag,
  /** The reviewers' remarks, after the publication. */
  remarks: list(text),
});
export type OwnWork = v.InferOutput<typeof ownWork>;

const criterion = v.looseObject({ id, title: text, hint: optionalText, points: number });
export type Criterion = v.InferOutput<typeof criterion>;

const contest = v.looseObject({
  id,
  title: optionalText,
  phase: numberOr(contestPhases, contestPhases.coming),
  /** When the collection begins and ends, the votes end and the results are published. */
  collectStart: v.nullish(moment),
  collectEnd: v.nullish(moment),
  voteEnd: v.nullish(moment),
  publishTime: v.nullish(moment),
  /** Names are shown after the publication only. */
  isAnonymous: optionalFlag,
  takesVotes: optionalFlag,
  /** How many works a user may vote for, and how many of these votes the reader has left. */
  votesMax: count,
  votesLeft: count,
  isReviewer: optionalFlag,
  criteria: list(criterion),
  own: v.nullish(ownWork),
});
export type Contest = v.InferOutput<typeof contest>;

const contestPath = '/api/portal/contest/{id}';
const ownPath = '/api/portal/contest/{id}/work';
const worksPath = '/api/portal/contest/{id}/work/page';
const reviewsPath = '/api/portal/contest/{id}/review';
const tasksPath = '/api/portal/contest/review/list';

/** The queries that change when a work is handed in or withdrawn, and when it is reviewed. */
export const contestPaths = [contestPath, worksPath, reviewsPath, tasksPath];
export const votePaths = [contestPath, worksPath];
export const reviewPaths = [reviewsPath, tasksPath];

/** The works' side of a contest as the reader sees it; null for one that collects none. */
export const getContest = defineEndpoint({
  method: 'GET',
  path: contestPath,
  feature: 'contests',
  request: (input: { id: string }) => ({ path: input }),
  response: v.nullable(contest),
});

/** The works that take part, once the collection is over; the best first after the publication. */
export const getWorks = defineEndpoint({
  method: 'GET',
  path: worksPath,
  feature: 'contests',
  request: ({ id, ...page }: { id: string } & PageRequest) => ({ path: { id }, query: { ...page } }),
  response: paged(contestWork),
});

export interface WorkInput {
  id: string;
  title: string;
  content: string;
  files: readonly AuthoredFile[];
}

/** Hands in the user's work, or changes it. */
export const saveWork = defineEndpoint({
  method: 'PUT',
  path: ownPath,
  changes: contestPaths,
  feature: 'contests',
  request: ({ id, ...body }: WorkInput) => ({ path: { id }, body }),
  response: v.unknown(),
});

export const withdrawWork = defineEndpoint({
  method: 'DELETE',
  path: ownPath,
  changes: contestPaths,
  feature: 'contests',
  request: (input: { id: string }) => ({ path: input }),
  response: v.unknown(),
});

/** Votes for a work, or takes the vote back. Sent twice, it changes nothing. */
export const setVote = defineEndpoint({
  method: 'PUT',
  path: '/api/portal/contest/{id}/work/{workId}/vote',
  changes: votePaths,
  feature: 'contests',
  request: ({ voted, ...path }: { id: string; workId: string; voted: boolean }) => ({
    path,
    body: { voted },
  }),
  response: v.unknown(),
});

const reviewedWork = v.looseObject({
  ...work,
  isReviewed: optionalFlag,
  /** The user's points by the id of the criterion, and remark. */
  points: v.nullish(v.record(v.string(), number), {}),
  remark: optionalText,
});
export type ReviewedWork = v.InferOutput<typeof reviewedWork>;

/** The works that the user reviews, in the order of handing in; for reviewers alone. */
export const getReviewedWorks = defineEndpoint({
  method: 'GET',
  path: reviewsPath,
  feature: 'contests',
  request: (input: { id: string }) => ({ path: input }),
  response: list(reviewedWork),
});

export interface WorkReview {
  id: string;
  workId: string;
  /** By the id of the criterion. */
  points: Readonly<Record<string, number>>;
  remark: string;
}

/** Reviews a work, or changes the review. */
export const reviewWork = defineEndpoint({
  method: 'PUT',
  path: '/api/portal/contest/{id}/review/{workId}',
  changes: reviewPaths,
  feature: 'contests',
  request: ({ id, workId, ...body }: WorkReview) => ({ path: { id, workId }, body }),
  response: v.unknown(),
});

const reviewTask = v.looseObject({
  id,
  title: text,
  /** Works that the user has reviewed, of how many. */
  reviewedNum: count,
  workNum: count,
  /** Until when the works are to be reviewed. */
  endTime: v.nullish(moment),
  isOver: optionalFlag,
});
export type ReviewTask = v.InferOutput<typeof reviewTask>;

/** The contests whose works the user reviews or has reviewed, the latest first. */
export const getReviewTasks = defineEndpoint({
  method: 'GET',
  path: tasksPath,
  feature: 'contests',
  response: list(reviewTask),
});
