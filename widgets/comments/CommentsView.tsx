import { useState } from 'react';
import type { Comment } from '#src/api/comments.ts';
import { useFormDraft } from '#src/data/drafts/drafts.ts';
import { fill } from '#src/texts/texts.ts';
import { uiTexts } from '#src/texts/ui.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { EmptyList } from '#src/ui/states/EmptyState.tsx';
import { ErrorState } from '#src/ui/states/ErrorState.tsx';
import { draftKey } from './CommentForm.tsx';
import { CommentRow } from './CommentRow.tsx';
import { useCommentsScope } from './comments-context.ts';
import { CommentsSkeleton } from './CommentsSkeleton.tsx';
import { commentsTexts } from './texts.ts';
import { Thread } from './Thread.tsx';
import type { CommentPages } from './useCommentPages.ts';

interface CommentsViewProps {
  list: CommentPages;
  /** The back end has no replies. */
  isFlat: boolean;
}

/** The loaded comments, or their skeleton, error or empty state; further ones load below them. */
export function CommentsView({ list, isFlat }: CommentsViewProps) {
  const words = useTexts(commentsTexts);
  const { announce } = useCommentsScope();
  const [reply, setReply] = useState<{ thread: string; target: Comment } | null>(null);

  if (!list.isKnown) {
    if (!list.error) return <CommentsSkeleton />;
    return <ErrorState message={list.error.message} busy={list.isValidating} onRetry={list.retry} />;
  }
  const isGone = reply !== null && !list.records.some(({ id }) => id === reply.thread);
  const loadMore = async () => {
    const loaded = await list.loadMore();
    if (loaded) announce(fill(words.shown, { shown: loaded.shown, count: loaded.total }));
  };
  return (
    <>
      {isGone ? <GoneReply target={reply.target} onClose={() => setReply(null)} /> : null}
      {list.records.length === 0 ? (
        <EmptyList text={words.empty} hint={words.emptyHint} />
      ) : (
        <ul
          className="portal-comments-list"
          part="list"
          aria-label={words.list}
          aria-busy={list.isLoading}
          data-first-level=""
        >
          {list.records.map((comment) =>
            isFlat ? (
              <CommentRow key={comment.id} comment={comment} list={list} />
            ) : (
              <Thread
                key={comment.id}
                comment={comment}
                list={list}
                replyTo={reply?.thread === comment.id ? reply.target : null}
                onReplyTo={(target) => setReply(target && { thread: comment.id, target })}
              />
            ),
          )}
        </ul>
      )}
      {list.error ? (
        <ErrorState compact message={list.error.message} busy={list.isValidating} onRetry={list.retry} />
      ) : null}
      {list.hasMore ? (
        <div className="portal-comments-more">
          <Button busy={list.isLoadingMore} onClick={() => void loadMore()}>
            {words.more}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** Hands back what the user has typed as a reply to a comment that was deleted meanwhile. */
function GoneReply({ target, onClose }: { target: Comment; onClose: () => void }) {
  const words = useTexts(commentsTexts);
  const { close } = useTexts(uiTexts);
  const { source } = useCommentsScope();
  const { typed, setTyped } = useFormDraft(draftKey(source, target.id));
  return (
    <div className="portal-comments-gone" role="alert">
      <p className="portal-comments-gone-title">{words.goneTitle}</p>
      {typed.content ? (
        <>
          <p>{words.goneText}</p>
          <p className="portal-comments-text" dir="auto">
            {typed.content}
          </p>
        </>
      ) : null}
      <Button
        size="small"
        onClick={() => {
          setTyped(() => ({}));
          onClose();
        }}
      >
        {close}
      </Button>
    </div>
  );
}
