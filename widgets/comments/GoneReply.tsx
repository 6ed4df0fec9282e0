import type { Comment } from '../../src/api/comments.ts';
import { useFormDraft } from '../../src/data/draft.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { uiTexts } from '../../src/texts/ui.ts';
import { Button } from '../../src/ui/Button.tsx';
import { draftKey } from './CommentForm.tsx';
import { useCommentsScope } from './comments-context.ts';
import { commentsTexts } from './texts.ts';

interface GoneReplyProps {
  /** The comment that was deleted while the user replied to it. */
  target: Comment;
  onClose: () => void;
}

/** Hands back what the user has typed as a reply to a comment that was deleted meanwhile. */
export function GoneReply({ target, onClose }: GoneReplyProps) {
  const words = useTexts(commentsTexts);
  const { close } = useTexts(uiTexts);
  const { source } = useCommentsScope();
  const { typed, remove } = useFormDraft(draftKey(source, target.id));
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
          remove();
          onClose();
        }}
      >
        {close}
      </Button>
    </div>
  );
}
