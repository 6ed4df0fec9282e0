import type { Comment } from '#src/api/comments.ts';

/** The loaded pages of comments, or of the replies to one, as one list. */
export interface CommentList {
  records: readonly Comment[];
  /** Those on all pages, loaded or not. */
  total: number;
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
