import { COMMENT_LIMIT } from '../../src/rules/input-limits.ts';
import { useCacheScope } from '../../src/data/useCacheScope.ts';
import type { CommentsProps } from './comments-props.ts';
import { Conversation } from './Conversation.tsx';

/** The comments on a piece of content, with replies and likes. Everybody reads; writing needs a login. */
export function Comments({ subjectType = '', subjectId = '', maxLength, ...props }: CommentsProps) {
  const user = useCacheScope();
  if (!subjectType || !subjectId) return null;
  const limit = maxLength && maxLength >= 1 ? Math.trunc(maxLength) : COMMENT_LIMIT;
  // Each user and subject has drafts and lists of its own.
  const key = JSON.stringify([user, subjectType, subjectId, props.version]);
  return <Conversation key={key} {...props} limit={limit} sourceType={subjectType} sourceId={subjectId} />;
}
