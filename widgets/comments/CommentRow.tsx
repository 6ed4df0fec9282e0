import type { MouseEvent, ReactNode } from 'react';
import { Flag, MessageSquare, Pin, PinOff, ThumbsUp, Trash2 } from 'lucide-react';
import type { Comment } from '#src/api/comments.ts';
import { imageUrl } from '#src/data/image-url.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useDayTime } from '#src/texts/useToday.ts';
import { Avatar } from '#src/ui/media/Avatar.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { tidyComment } from './comment-rules.ts';
import { useCommentsScope } from './comments-context.ts';
import { commentsTexts } from './texts.ts';
import { useCommentActions } from './useCommentActions.ts';
import type { CommentPages } from './useCommentPages.ts';

interface CommentRowProps {
  comment: Comment;
  /** The list that holds it. */
  list: CommentPages;
  /** Without it, there are no replies. */
  onReply?: (event: MouseEvent<HTMLElement>) => void;
  onRemoved?: () => void;
  /** The replies, and the form of one. */
  children?: ReactNode;
}

/** A comment with its author, and with all that can be done with it. Its text is shown as it is, without links. */
export function CommentRow({ comment, list, onReply, onRemoved, children }: CommentRowProps) {
  const words = useTexts(commentsTexts);
  const { config } = usePortal();
  const { likeNum } = comment;
  const { userId, canReport, login } = useCommentsScope();
  const formatTime = useDayTime();
  const actions = useCommentActions(comment, list, onRemoved);
  const isOwn = userId !== '' && comment.userId === userId;
  const name = nameOf(comment, words);
  const { createTime } = comment;

  /** A guest is led to the login by the same button. */
  const action = (label: string, onClick: (event: MouseEvent<HTMLElement>) => void) =>
    userId
      ? ({ 'aria-label': label, title: label, onClick } as const)
      : ({ 'aria-label': fill(words.loginTo, { action: label }), title: words.loginText, ...login } as const);
  const reportLabel = actions.isReported ? words.reported : words.report;
  const look = { variant: 'ghost', size: 'small' } as const;

  return (
    <li className="portal-comments-item" part="comment" aria-busy={actions.isRemoving || undefined}>
      <Avatar src={imageUrl(comment.avatar, config)} name="" size={40} />
      <div className="portal-comments-body">
        <p className="portal-comments-head">
          <bdi className="portal-comments-author">{name}</bdi>
          {comment.pinned ? <span className="portal-comments-badge">{words.onTop}</span> : null}
          {isOwn ? <span className="portal-comments-badge">{words.own}</span> : null}
          {comment.replyTo ? (
            <span className="portal-comments-addressee">
              <bdi>{fill(words.replyTo, { name: comment.replyTo })}</bdi>
            </span>
          ) : null}
          {createTime == null ? null : (
            <time dateTime={new Date(createTime).toISOString()}>{formatTime(createTime)}</time>
          )}
        </p>
        <p className="portal-comments-text" dir="auto">
          {tidyComment(comment.content)}
        </p>
        <div className="portal-comments-actions">
          <Button
            {...look}
            {...action(
              likeNum > 0 ? fill(words.likes, { count: likeNum }) : words.like,
              () => void actions.like(),
            )}
            aria-pressed={userId ? comment.liked : undefined}
            icon={<ThumbsUp aria-hidden="true" />}
          >
            {likeNum > 0 ? likeNum : words.like}
          </Button>
          {onReply ? (
            <Button
              {...look}
              {...action(fill(words.replyField, { name }), onReply)}
              icon={<MessageSquare aria-hidden="true" />}
            >
              {words.reply}
            </Button>
          ) : null}
          {comment.mayPin ? (
            <Button
              {...look}
              icon={comment.pinned ? <PinOff aria-hidden="true" /> : <Pin aria-hidden="true" />}
              busy={actions.isPinning}
              onClick={() => void actions.pin()}
            >
              {comment.pinned ? words.unpin : words.pin}
            </Button>
          ) : null}
          {isOwn ? (
            <Button
              {...look}
              icon={<Trash2 aria-hidden="true" />}
              busy={actions.isRemoving}
              onClick={() => void actions.remove()}
            >
              {words.remove}
            </Button>
          ) : canReport ? (
            <Button
              {...look}
              {...action(reportLabel, () => void actions.report())}
              icon={<Flag aria-hidden="true" />}
              busy={actions.isReporting}
              aria-disabled={actions.isReported}
            >
              {reportLabel}
            </Button>
          ) : null}
        </div>
        {children}
      </div>
    </li>
  );
}

export function nameOf({ realName }: Pick<Comment, 'realName'>, words: { anonymous: string }): string {
  return realName.trim() || words.anonymous;
}
