import type { MouseEvent, ReactNode } from 'react';
import type { Comment } from '../../src/api/comments.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { Button } from '../../src/ui/Button.tsx';
import { ErrorState } from '../../src/ui/ErrorState.tsx';
import { CommentRow } from './CommentRow.tsx';
import { CommentsSkeleton } from './CommentsSkeleton.tsx';
import { commentsTexts } from './texts.ts';
import type { CommentPages } from './useCommentPages.ts';

interface RepliesProps {
  id: string;
  label: string;
  replies: CommentPages;
  onReply: (target: Comment) => (event: MouseEvent<HTMLElement>) => void;
  onRemoved: () => void;
  /** The id of the reply below which the form stands. */
  formUnder: string | undefined;
  form: ReactNode;
}

/** The replies to a comment, oldest first. */
export function Replies({ id, label, replies, onReply, onRemoved, formUnder, form }: RepliesProps) {
  const words = useTexts(commentsTexts);
  return (
    <div className="portal-comments-replies" id={id}>
      {replies.isKnown ? (
        <ul className="portal-comments-list" part="list" aria-label={label} aria-busy={replies.isLoading}>
          {replies.records.map((reply) => (
            <CommentRow
              key={reply.id}
              comment={reply}
              list={replies}
              onReply={onReply(reply)}
              onRemoved={onRemoved}
            >
              {reply.id === formUnder ? form : null}
            </CommentRow>
          ))}
        </ul>
      ) : replies.error ? (
        <ErrorState
          compact
          title={words.repliesFailed}
          message={replies.error.message}
          busy={replies.isValidating}
          onRetry={replies.retry}
        />
      ) : (
        <CommentsSkeleton rows={2} />
      )}
      {replies.hasMore ? (
        <Button
          variant="link"
          size="small"
          busy={replies.isLoadingMore}
          onClick={() => void replies.loadMore()}
        >
          {words.moreReplies}
        </Button>
      ) : null}
    </div>
  );
}
