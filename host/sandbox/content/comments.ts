import * as v from 'valibot';
import * as comments from '#src/api/comments.ts';
import { visibleLength } from '#src/rules/characters.ts';
import { COMMENT_LIMIT } from '#src/rules/limits.ts';
import type { Account } from '../people/accounts.ts';
import {
  route,
  answerPublic,
  optionalText,
  take,
  text,
  type AuthenticatedContext,
  type Routes,
} from '../route.ts';
import { rowOf, rowsOf } from './catalogue.ts';
import { saidAbout } from './row.ts';
import { seedComments, type Remark } from './comments-seed.ts';
import { earn } from '../learning/credit-records.ts';
import { isTutor } from '../learning/tutors.ts';
import { page } from '../generate.ts';
import { kinds, type Kind } from '../fixtures/content-kinds.ts';
import type { Org } from '../people/orgs.ts';
import { apiError } from '../api-error.ts';
import { table, type Database } from '../database.ts';
import type { Sent } from '../sent.ts';

const source = { sourceType: text, sourceId: text };

interface Conversation {
  orgCode: string;
  key: string;
  source: comments.CommentSource;
  remarks: Remark[];
}

const conversationsOf = table(() => ({ nextId: 1, all: [] as Conversation[] }));

/** The conversation under one piece of content; what is said there is kept until the next reset. */
function conversationOf(
  world: Database,
  org: Org,
  { sourceType, sourceId }: comments.CommentSource,
): Conversation {
  const { all } = conversationsOf(world);
  const key = `${sourceType}-${sourceId}`;
  let found = all.find((one) => one.key === key && one.orgCode === org.orgCode);
  if (!found) {
    const row = isKind(sourceType)
      ? rowsOf(world, org, sourceType).find(({ id }) => id === sourceId)
      : undefined;
    const remarks = seedComments(world, org, key).filter(saidAbout(row));
    all.push((found = { orgCode: org.orgCode, key, source: { sourceType, sourceId }, remarks }));
  }
  return found;
}

/** True if somebody has said something about a piece of content. */
export const hasCommented = (world: Database, org: Org, { userId }: Account, on: comments.CommentSource) =>
  conversationOf(world, org, on).remarks.some((remark) => remark.userId === userId);

/** Comment ids begin with what they are said about, so that one can be found in a conversation nobody opened yet. */
function conversationWith(world: Database, org: Org, id: string): Conversation {
  const has = ({ orgCode, remarks }: Conversation) =>
    orgCode === org.orgCode && remarks.some((remark) => remark.id === id);
  const opened = conversationsOf(world).all.find(has);
  if (opened) return opened;
  const [, sourceType, sourceId] = /^(\w+)-(.+)-\d+$/.exec(id) ?? [];
  const seeded = sourceType && sourceId ? conversationOf(world, org, { sourceType, sourceId }) : undefined;
  if (!seeded || !has(seeded)) throw apiError(404, '评论不存在或已删除');
  return seeded;
}

function remarkOf(world: Database, org: Org, id: string): Remark {
  const remark = conversationWith(world, org, id).remarks.find((one) => one.id === id);
  if (!remark) throw apiError(404, '评论不存在或已删除');
  return remark;
}

export function commentRoutes(routes: Routes): void {
  answerPublic(routes, comments.getComments, (asked) => {
    const conversation = askedConversation(asked);
    return shownPage(asked, conversation, conversation.remarks);
  });
  answerPublic(routes, comments.getCommentTotal, (asked) => askedConversation(asked).remarks.length);
  answerPublic(routes, comments.getCommentThreads, (asked) => {
    const conversation = askedConversation(asked);
    const top = conversation.remarks.filter(({ parentId }) => parentId === '');
    const sorted =
      asked.input.query.sort === 'hot' ? top.toSorted((one, other) => likesOf(other) - likesOf(one)) : top;
    const inOrder = sorted.toSorted((one, other) => Number(other.pinned) - Number(one.pinned));
    return shownPage(asked, conversation, inOrder);
  });
  answerPublic(routes, comments.getReplies, (asked) => {
    const { parentId } = take({ parentId: text }, asked.input.query);
    const conversation = conversationWith(asked.world, asked.org, parentId);
    const replies = conversation.remarks.filter((remark) => remark.parentId === parentId).toReversed();
    return shownPage(asked, conversation, replies);
  });
  route(routes, comments.postComment, (asked) => post(asked, '', ''));
  route(routes, comments.postThreadComment, (asked) => {
    const { parentId, replyTo } = take({ parentId: optionalText, replyTo: optionalText }, asked.input.body);
    return post(asked, parentId, replyTo);
  });
  route(routes, comments.removeComment, remove);
  route(routes, comments.toggleLike, like);
  route(routes, comments.reportComment, report);
  route(routes, comments.pinComment, pin);
}

const likesOf = ({ likeNum, likers }: Remark) => likeNum + likers.size;

type Asked = AuthenticatedContext<Account | undefined>;

const askedConversation = ({ world, org, input }: Asked) =>
  conversationOf(world, org, take(source, input.query));

/** Authors may pin comments on their content, tutors those on the projects that they guide. */
function mayPin({ world, org, user }: Asked, { sourceType, sourceId }: comments.CommentSource): boolean {
  if (!user || !isKind(sourceType)) return false;
  const row = rowsOf(world, org, sourceType).find(({ id }) => id === sourceId);
  if (!row) return false;
  return row.authorId === user.userId || (sourceType === 'project' && isTutor(world, org, user, row));
}

function shown(
  asked: Asked,
  { source: subject, remarks }: Conversation,
  remark: Remark,
): Sent<comments.Comment> {
  const { likers, reporters: _, ...comment } = remark;
  return {
    ...comment,
    likeNum: likesOf(remark),
    liked: asked.user !== undefined && likers.has(asked.user.userId),
    replyNum: remarks.filter(({ parentId }) => parentId === remark.id).length,
    mayPin: remark.parentId === '' && mayPin(asked, subject),
  };
}

function shownPage(asked: Asked, conversation: Conversation, wanted: readonly Remark[]) {
  const { records, ...counts } = page(wanted, asked.input.query);
  return { ...counts, records: records.map((remark) => shown(asked, conversation, remark)) };
}

function post(asked: AuthenticatedContext<Account>, parentId: string, replyTo: string) {
  const { world, org, user, input } = asked;
  const { content } = take({ content: optionalText }, input.body);
  if (content === '') return apiError(400, '请输入评论内容');
  if (visibleLength(content) > COMMENT_LIMIT) return apiError(400, `评论内容在${COMMENT_LIMIT}字以内`);
  const conversation = conversationOf(world, org, take(source, input.body));
  const { remarks, key } = conversation;
  const parent = remarks.find(({ id }) => id === parentId);
  if (parentId && !parent) return apiError(404, '您回复的评论不存在或已删除');
  const answered = remarks.find(({ id }) => id === replyTo);
  const state = conversationsOf(world);
  const remark: Remark = {
    id: `${key}-9${String(state.nextId).padStart(5, '0')}`,
    // An answer to an answer stands on the second level too.
    parentId: parent ? parent.parentId || parent.id : '',
    userId: user.userId,
    realName: user.realName,
    avatar: `/avatars/${user.userId}.jpg`,
    content,
    createTime: new Date(world.now()).toISOString(),
    replyTo: answered && answered.id !== parent?.id ? answered.realName : '',
    pinned: false,
    likeNum: 0,
    likers: new Set(),
    reporters: new Set(),
  };
  state.nextId += 1;
  remarks.unshift(remark);
  earn(world, user, 'comment');
  return shown(asked, conversation, remark);
}

/** A comment that is reported twice by the same person is told so. */
function report({ world, org, user, input }: AuthenticatedContext<Account>) {
  const { commentId } = take({ commentId: text }, input.body);
  const remark = remarkOf(world, org, commentId);
  if (remark.userId === user.userId) return apiError(400, '不能举报自己的评论');
  if (remark.reporters.has(user.userId)) return apiError(400, '您已举报过该评论');
  remark.reporters.add(user.userId);
  return null;
}

function pin(asked: AuthenticatedContext<Account>) {
  const { world, org, input } = asked;
  const { pinned } = take({ pinned: v.boolean() }, input.body);
  const id = input.path.id ?? '';
  const remark = remarkOf(world, org, id);
  if (remark.parentId || !mayPin(asked, conversationWith(world, org, id).source))
    return apiError(403, '只有作者和指导教师可以置顶评论');
  remark.pinned = pinned;
  return null;
}

/** Answers go with the comment they were given to. */
function remove({ world, org, user, input }: AuthenticatedContext<Account>) {
  const id = input.path.id ?? '';
  const remark = remarkOf(world, org, id);
  if (remark.userId !== user.userId && !user.admin) return apiError(403, '只能删除自己的评论');
  const conversation = conversationWith(world, org, id);
  conversation.remarks = conversation.remarks.filter((one) => one.id !== id && one.parentId !== id);
  return null;
}

const isKind = (text: string): text is Kind => Object.hasOwn(kinds, text);

function like({ world, org, user, input }: AuthenticatedContext<Account>) {
  const { sourceType, sourceId } = take(source, input.body);
  if (sourceType !== 'comment' && !isKind(sourceType)) return apiError(400, '暂不支持对该内容点赞');
  const liked =
    sourceType === 'comment' ? remarkOf(world, org, sourceId) : rowOf(world, org, sourceType, sourceId);
  if (!liked.likers.delete(user.userId)) liked.likers.add(user.userId);
  return { liked: liked.likers.has(user.userId), likeNum: liked.likeNum + liked.likers.size };
}
