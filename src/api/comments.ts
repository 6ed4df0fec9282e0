import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { creditPaths, taskPaths } from './changed-paths.ts';
import {
  count,
  counter,
  flag,
  id,
  moment,
  number,
  optionalFlag,
  optionalText,
  paged,
  text,
  type PageRequest,
} from './schemas.ts';

/** Everything that shows comments or their number. */
const conversationPaths = [
  '/api/interact/comment/page',
  '/api/interact/comment/total',
  '/api/interact/v2/comment/page',
  '/api/interact/v2/comment/secondPage',
];

const comment = v.looseObject({
  id,
  userId: v.nullish(id),
  realName: optionalText,
  avatar: optionalText,
  content: text,
  createTime: v.nullish(moment),
  likeNum: count,
  /** True if the reader likes it. */
  liked: optionalFlag,
  /** Answers to it, on pages of their own. */
  replyNum: count,
  /** The name of the user that a reply is addressed to. */
  replyTo: v.nullish(text),
  /** It stands before the others, at the wish of a tutor or the author. */
  pinned: optionalFlag,
  mayPin: optionalFlag,
});
export type Comment = v.InferOutput<typeof comment>;

/** The subject of a comment: an item of a list, e.g. `{sourceType: 'course', sourceId: '12'}`. */
export interface CommentSource {
  sourceType: string;
  sourceId: string;
}

type CommentInput = CommentSource & { content: string };

export const postComment = defineEndpoint({
  method: 'POST',
  path: '/api/interact/comment',
  changes: [...conversationPaths, ...creditPaths, ...taskPaths],
  request: (input: CommentInput) => ({ body: { ...input } }),
  response: v.nullish(comment),
});

/** One's own comment, with its replies. */
export const removeComment = defineEndpoint({
  method: 'DELETE',
  path: '/api/interact/comment/{id}',
  changes: [...conversationPaths, '/api/portal/workspace/{id}'],
  request: (input: { id: string }) => ({ path: input }),
  response: v.unknown(),
});

export const getComments = defineEndpoint({
  method: 'GET',
  path: '/api/interact/comment/page',
  request: (input: CommentSource & PageRequest) => ({ query: { ...input } }),
  response: paged(comment),
});

/** How many comments there are, replies included. */
export const getCommentTotal = defineEndpoint({
  method: 'GET',
  path: '/api/interact/comment/total',
  request: (input: CommentSource) => ({ query: { ...input } }),
  response: number,
});

/** First-level comments; each says how many replies it has. */
export const getCommentThreads = defineEndpoint({
  method: 'GET',
  path: '/api/interact/v2/comment/page',
  request: (input: CommentSource & PageRequest & { sort?: 'new' | 'hot' }) => ({ query: { ...input } }),
  response: paged(comment),
});

/** The replies to a first-level comment, oldest first. */
export const getReplies = defineEndpoint({
  method: 'GET',
  path: '/api/interact/v2/comment/secondPage',
  request: (input: { parentId: string } & PageRequest) => ({ query: { ...input } }),
  response: paged(comment),
});

/** A comment, or with `parentId` a reply to a first-level one; `replyTo` is the comment that is replied to. */
export const postThreadComment = defineEndpoint({
  method: 'POST',
  path: '/api/interact/v2/comment',
  changes: [...conversationPaths, ...creditPaths, ...taskPaths],
  request: (input: CommentInput & { parentId?: string; replyTo?: string }) => ({ body: { ...input } }),
  response: v.nullish(comment),
});

/** Likes, or takes the like back. A comment is liked as `{sourceType: 'comment', sourceId: <its id>}`. */
export const toggleLike = defineEndpoint({
  method: 'POST',
  path: '/api/interact/like',
  changes: conversationPaths,
  request: (input: CommentSource) => ({ body: { ...input } }),
  response: v.nullish(v.looseObject({ liked: v.nullish(flag), likeNum: counter })),
});

/** Reports a comment to the moderators: an endpoint of ours, not part of the original back end's description. */
export const reportComment = defineEndpoint({
  method: 'POST',
  path: '/api/interact/comment/report',
  changes: [],
  request: (input: { commentId: string }) => ({ body: { ...input } }),
  response: v.unknown(),
});

/** Puts a first-level comment before the others, or no longer; ours, too. */
export const pinComment = defineEndpoint({
  method: 'PUT',
  path: '/api/interact/comment/{id}/pin',
  changes: conversationPaths,
  request: ({ id, pinned }: { id: string; pinned: boolean }) => ({ path: { id }, body: { pinned } }),
  response: v.unknown(),
});

const favourite = v.looseObject({
  id,
  sourceType: text,
  sourceId: id,
  title: text,
  cover: optionalText,
  teacher: optionalText,
  /** The time at which it was kept. */
  createTime: v.nullish(moment),
});
export type Favourite = v.InferOutput<typeof favourite>;

const favouritesPath = '/api/portal/favourite/page';

/** The items that the user keeps as favourites, the latest first. */
export const getFavourites = defineEndpoint({
  method: 'GET',
  path: favouritesPath,
  feature: 'favourites',
  request: (input: PageRequest) => ({ query: { ...input } }),
  response: paged(favourite),
});

/** Keeps an item as a favourite, or no longer. Sent twice, it changes nothing. */
export const setFavourite = defineEndpoint({
  method: 'PUT',
  path: '/api/portal/favourite',
  changes: [favouritesPath],
  feature: 'favourites',
  request: (input: CommentSource & { favourite: boolean }) => ({ body: { ...input } }),
  response: v.unknown(),
});

const review = v.looseObject({
  id,
  userId: v.nullish(id, ''),
  realName: optionalText,
  stars: v.pipe(number, v.integer(), v.minValue(1), v.maxValue(5)),
  content: optionalText,
  createTime: v.nullish(moment),
});
export type Review = v.InferOutput<typeof review>;

const reviewsPath = '/api/portal/review/{sourceType}/{sourceId}/page';

/** The reviews of an item, the latest first, with their mean and the user's own. */
export const getReviews = defineEndpoint({
  method: 'GET',
  path: reviewsPath,
  feature: 'reviews',
  request: ({ sourceType, sourceId, ...query }: CommentSource & PageRequest) => ({
    path: { sourceType, sourceId },
    query,
  }),
  response: paged(review, {
    /** Of all reviews; null without any. */
    mean: counter,
    own: v.nullish(review),
    /** The user has finished the item. */
    mayReview: optionalFlag,
  }),
});

/** Writes the user's review of an item, or replaces it. */
export const saveReview = defineEndpoint({
  method: 'PUT',
  path: '/api/portal/review/{sourceType}/{sourceId}',
  changes: [reviewsPath],
  feature: 'reviews',
  request: ({ sourceType, sourceId, ...body }: CommentSource & { stars: number; content: string }) => ({
    path: { sourceType, sourceId },
    body,
  }),
  response: v.unknown(),
});
