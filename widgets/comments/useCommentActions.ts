import { useState } from 'react';
import { pinComment, removeComment, reportComment, toggleLike, type Comment } from '#src/api/comments.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useMutation } from '#src/data/queries/useMutation.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useConfirm } from '#src/ui/dialogs/useConfirm.tsx';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { likeComment } from './comment-list.ts';
import { useCommentsScope } from './comments-context.ts';
import { commentsTexts } from './texts.ts';
import type { CommentPages } from './useCommentPages.ts';

/** Likes, deletes and reports a comment of a list. */
export function useCommentActions(
  { id, liked, pinned, replyNum }: Comment,
  list: CommentPages,
  onRemoved?: () => void,
) {
  const { http } = usePortal();
  const words = useTexts(commentsTexts);
  const confirm = useConfirm();
  const toast = useToast();
  const scope = useCommentsScope();
  const liking = useMutation(words.likeFailed);
  const removing = useMutation(words.removeFailed);
  const reporting = useMutation(words.reportFailed);
  const pinning = useMutation(words.pinFailed);
  const [isReported, setReported] = useState(false);

  return {
    isRemoving: removing.isBusy,
    isReporting: reporting.isBusy,
    isPinning: pinning.isBusy,
    isReported,

    /** Shows the like at once; a failure takes back this like only. */
    async like() {
      if (liking.isBusy) return;
      const next = !liked;
      list.change(id, (comment) => likeComment(comment, next));
      const response = await liking.send(() => toggleLike(http, { sourceType: 'comment', sourceId: id }));
      if (!response) {
        list.change(id, (comment) => likeComment(comment, !next));
        return;
      }
      const answered = response.data?.liked ?? next;
      list.change(id, (comment) => ({
        ...likeComment(comment, answered),
        ...(response.data?.likeNum == null ? {} : { likeNum: response.data.likeNum }),
      }));
      scope.onLiked(id, answered);
    },

    async remove() {
      const agreed = await confirm({
        title: words.removeQuestion,
        text: replyNum > 0 ? fill(words.removeReplies, { count: replyNum }) : words.removeText,
        confirmLabel: words.remove,
        danger: true,
      });
      if (!agreed || !(await removing.send(() => removeComment(http, { id })))) return;
      list.remove(id);
      onRemoved?.();
      scope.onRemoved();
    },

    /** The server puts a pinned comment first. */
    async pin() {
      if (!(await pinning.send(() => pinComment(http, { id, pinned: !pinned })))) return;
      list.change(id, (comment) => ({ ...comment, pinned: !pinned }));
      list.retry();
      scope.announce(pinned ? words.unpinned : words.pinned);
    },

    async report() {
      const agreed = await confirm({
        title: words.reportQuestion,
        text: words.reportText,
        confirmLabel: words.report,
      });
      if (!agreed || !(await reporting.send(() => reportComment(http, { commentId: id })))) return;
      setReported(true);
      toast({ tone: 'success', text: words.reportDone });
    },
  };
}
