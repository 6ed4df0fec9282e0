import { useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { getReplies, postThreadComment, type Comment } from '#src/api/comments.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { ErrorState } from '#src/ui/states/ErrorState.tsx';
import { CommentForm } from './CommentForm.tsx';
import { CommentRow, nameOf } from './CommentRow.tsx';
import { CommentsSkeleton } from './CommentsSkeleton.tsx';
import { useCommentsScope } from './comments-context.ts';
import { commentsTexts } from './texts.ts';
import { useCommentPages, type CommentPages } from './useCommentPages.ts';

interface ThreadProps {
  comment: Comment;
  list: CommentPages;
  /** The comment or reply of this thread that the user replies to. */
  replyTo: Comment | null;
  onReplyTo: (target: Comment | null) => void;
}

/** A comment of the first level with the replies to it, which are loaded when they are asked for. */
export function Thread({ comment, list, replyTo, onReplyTo }: ThreadProps) {
  const words = useTexts(commentsTexts);
  const { announce } = useCommentsScope();
  const [isOpen, setOpen] = useState(false);
  const repliesId = useId();
  const opener = useRef<HTMLElement | null>(null);
  const replies = useCommentPages(getReplies, isOpen ? { parentId: comment.id } : null, {
    at: 'end',
    isListed: false,
  });
  const count = comment.replyNum;
  const changeCount = (by: number) =>
    list.change(comment.id, (latest) => ({ ...latest, replyNum: Math.max(0, latest.replyNum + by) }));

  const reply = (target: Comment) => (event: MouseEvent<HTMLElement>) => {
    opener.current = event.currentTarget;
    onReplyTo(replyTo?.id === target.id ? null : target);
  };
  const closeForm = () => {
    onReplyTo(null);
    opener.current?.focus();
  };
  const form = replyTo ? (
    <CommentForm
      key={replyTo.id}
      post={postThreadComment}
      replyTo={replyTo}
      parentId={comment.id}
      onSent={(sent) => {
        replies.add(sent);
        changeCount(1);
        setOpen(true);
        closeForm();
        announce(words.replied);
      }}
      onCancel={closeForm}
    />
  ) : null;
  const isTargetShown = isOpen && replies.records.some(({ id }) => id === replyTo?.id);

  return (
    <CommentRow comment={comment} list={list} onReply={reply(comment)}>
      {isTargetShown ? null : form}
      {count > 0 ? (
        <Button
          variant="link"
          size="small"
          icon={isOpen ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? repliesId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.hideReplies : fill(words.showReplies, { count })}
        </Button>
      ) : null}
      {isOpen && count > 0 ? (
        <Replies
          id={repliesId}
          label={fill(words.replies, { name: nameOf(comment, words) })}
          replies={replies}
        >
          {replies.records.map((one) => (
            <CommentRow
              key={one.id}
              comment={one}
              list={replies}
              onReply={reply(one)}
              onRemoved={() => changeCount(-1)}
            >
              {one.id === replyTo?.id ? form : null}
            </CommentRow>
          ))}
        </Replies>
      ) : null}
    </CommentRow>
  );
}

interface RepliesProps {
  id: string;
  label: string;
  replies: CommentPages;
  /** Their rows. */
  children: ReactNode;
}

/** The replies to a comment, oldest first. */
function Replies({ id, label, replies, children }: RepliesProps) {
  const words = useTexts(commentsTexts);
  return (
    <div className="portal-comments-replies" id={id}>
      {replies.isKnown ? (
        <ul className="portal-comments-list" part="list" aria-label={label} aria-busy={replies.isLoading}>
          {children}
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
