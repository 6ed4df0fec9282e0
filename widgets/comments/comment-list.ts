import type { Comment } from '#src/api/comments.ts';

/** Changes one comment; the others stay the same objects. */
export function changeComment(
  records: readonly Comment[],
  id: string,
  change: (comment: Comment) => Comment,
): Comment[] {
  return records.map((comment) => (comment.id === id ? change(comment) : comment));
}

/** Likes the comment, or takes the like back; unchanged where it is so already. */
export function likeComment(comment: Comment, liked: boolean): Comment {
  if (comment.liked === liked) return comment;
  return { ...comment, liked, likeNum: Math.max(0, comment.likeNum + (liked ? 1 : -1)) };
}
