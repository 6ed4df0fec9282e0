import type { Comment } from '#src/api/comments.ts';

/** The loaded pages of comments, or of the replies to one, as one list. */
export interface CommentList {
  records: readonly Comment[];
  /** Those on all pages, loaded or not. */
  total: number;
}

/** Joins lists; a comment that stands in several of them, since pages move while users write, is kept once. */
export function joinComments(...lists: readonly (readonly Comment[])[]): Comment[] {
  const byId = new Map<string, Comment>();
  for (const comment of lists.flat()) if (!byId.has(comment.id)) byId.set(comment.id, comment);
  return [...byId.values()];
}

/** Whether pages have moved between their requests: a comment that stands on two of them has pushed another one out. */
export function hasMoved(pages: readonly (readonly Comment[])[]): boolean {
  return joinComments(...pages).length < pages.flat().length;
}

/** Changes one comment; the others stay the same objects. */
export function changeComment(
  records: readonly Comment[],
  id: string,
  change: (comment: Comment) => Comment,
): readonly Comment[] {
  return records.map((comment) => (comment.id === id ? change(comment) : comment));
}

/** Likes the comment, or takes the like back; unchanged where it is so already. */
export function likeComment(comment: Comment, liked: boolean): Comment {
  if (comment.liked === liked) return comment;
  return { ...comment, liked, likeNum: Math.max(0, comment.likeNum + (liked ? 1 : -1)) };
}
