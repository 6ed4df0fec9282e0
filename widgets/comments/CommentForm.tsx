import { useEffect, useRef } from 'react';
import { X } from 'lucide-react';
import type { Comment, CommentSource, postThreadComment } from '#src/api/comments.ts';
import { useFormDraft } from '#src/data/drafts/drafts.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useForm } from '#src/data/forms/useForm.ts';
import { unwrap } from '#src/http/unwrap.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useIsTouch } from '#src/theme/breakpoint.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { FormAlert } from '#src/ui/fields/FormAlert.tsx';
import { TextArea } from '#src/ui/fields/TextArea.tsx';
import { commentError, sendsComment, tidyComment } from './comment-rules.ts';
import { nameOf } from './CommentRow.tsx';
import { useCommentsScope } from './comments-context.ts';
import { commentsTexts } from './texts.ts';

interface CommentFormProps {
  post: typeof postThreadComment;
  /** The comment that is replied to; without one it is the form of a new comment. */
  replyTo?: Comment;
  /** The comment of the first level that a reply stands under. */
  parentId?: string;
  onSent: (comment: Comment | null) => void;
  onCancel?: () => void;
}

/** Writes a comment or a reply. Each has a draft of its own, which outlives a reload and the end of the session. */
export function CommentForm({ post, replyTo, parentId, onSent, onCancel }: CommentFormProps) {
  const { http, language } = usePortal();
  const words = useTexts(commentsTexts);
  const isTouch = useIsTouch();
  const { limit, source, onPublished } = useCommentsScope();
  const draft = useFormDraft(draftKey(source, replyTo?.id));
  const area = useRef<HTMLTextAreaElement>(null);
  const sent = useRef<Comment | null>(null);
  const form = useForm({
    initial: { content: '' },
    draft,
    check({ content }) {
      const error = commentError(content, limit);
      if (!error) return {};
      return { content: error === 'missing' ? words.missing : fill(words.long, { limit }) };
    },
    async send({ content }, { signal }) {
      const input = { ...source, content: tidyComment(content), parentId, replyTo: replyTo?.id };
      const response = await post(http, input, { silent: true, signal });
      sent.current = unwrap(response, language) ?? null;
    },
    onSent() {
      onSent(sent.current);
      onPublished(sent.current?.id ?? '');
    },
    generalFailure: words.sendFailed,
  });

  const isReply = replyTo !== undefined;
  const name = replyTo && nameOf(replyTo, words);
  useEffect(() => {
    if (isReply) area.current?.focus();
  }, [isReply]);

  return (
    <form {...form.props} className="portal-comments-form" part="form" data-reply={isReply || undefined}>
      <FormAlert text={form.failure} />
      <Field
        label={name ? fill(words.replyField, { name }) : words.write}
        labelHidden
        error={form.errors.content}
        hint={form.isRestored ? words.restored : undefined}
      >
        <TextArea
          ref={area}
          name="content"
          rows={isReply ? 2 : 3}
          limit={limit}
          readOnly={form.busy}
          placeholder={name ? fill(words.replyHint, { name }) : words.hint}
          value={form.values.content}
          onChange={(event) => form.set('content', event.currentTarget.value)}
          onKeyDown={(event) => {
            if (!sendsComment(event.nativeEvent)) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
      </Field>
      <div className="portal-comments-form-actions">
        {isTouch ? null : <span className="portal-comments-keys">{words.hintKeys}</span>}
        {onCancel ? (
          <Button variant="ghost" icon={<X aria-hidden="true" />} onClick={onCancel}>
            {words.cancel}
          </Button>
        ) : null}
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.publish}
        </Button>
      </div>
    </form>
  );
}

/** The name of the draft of a comment on a subject, or of a reply to one of its comments. */
export function draftKey({ sourceType, sourceId }: CommentSource, replyTo = ''): string {
  return ['comment', sourceType, sourceId, replyTo].map(encodeURIComponent).join(':');
}
