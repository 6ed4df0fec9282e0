import { useEffect, useRef } from 'react';
import { X } from 'lucide-react';
import type { Comment } from '../../src/api/comments.ts';
import { useFormDraft } from '../../src/data/drafts.ts';
import { usePortal } from '../../src/data/portal-context.ts';
import { useForm } from '../../src/data/useForm.ts';
import type { EndpointResponse, Http, SendOptions } from '../../src/http/endpoint.ts';
import { unwrap } from '../../src/http/unwrap.ts';
import { fill } from '../../src/texts/texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useIsTouch } from '../../src/theme/breakpoint.ts';
import { Button } from '../../src/ui/Button.tsx';
import { Field } from '../../src/ui/Field.tsx';
import { FormAlert } from '../../src/ui/FormAlert.tsx';
import { TextArea } from '../../src/ui/TextArea.tsx';
import { commentError, sendsComment, tidyComment } from './comment-rules.ts';
import { useCommentsScope } from './comments-context.ts';
import { commentsTexts } from './texts.ts';

interface CommentFormProps {
  /** The name of the user who is replied to; without one it is the form of a new comment. */
  replyTo?: { id: string; name: string };
  send: (
    http: Http,
    content: string,
    options: SendOptions,
  ) => Promise<EndpointResponse<Comment | null | undefined>>;
  onSent: (comment: Comment | null) => void;
  onCancel?: () => void;
}

/** Writes a comment or a reply. Each has a draft of its own, which outlives a reload and the end of the session. */
export function CommentForm({ replyTo, send, onSent, onCancel }: CommentFormProps) {
  const { http, language } = usePortal();
  const words = useTexts(commentsTexts);
  const isTouch = useIsTouch();
  const { limit, source } = useCommentsScope();
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
      const response = await send(http, tidyComment(content), { silent: true, signal });
      sent.current = unwrap(response, language) ?? null;
    },
    onSent() {
      form.reset();
      onSent(sent.current);
    },
    generalFailure: words.sendFailed,
  });

  const isReply = replyTo !== undefined;
  useEffect(() => {
    if (isReply) area.current?.focus();
  }, [isReply]);

  return (
    <form {...form.props} className="portal-comments-form" part="form" data-reply={isReply || undefined}>
      <FormAlert text={form.failure} />
      <Field
        label={replyTo ? fill(words.replyField, { name: replyTo.name }) : words.write}
        labelHidden
        error={form.errors.content}
        hint={form.isRestored ? words.restored : undefined}
      >
        <TextArea
          ref={area}
          name="content"
          rows={replyTo ? 2 : 3}
          limit={limit}
          readOnly={form.busy}
          placeholder={replyTo ? fill(words.replyHint, { name: replyTo.name }) : words.hint}
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
export function draftKey(
  { sourceType, sourceId }: { sourceType: string; sourceId: string },
  replyTo = '',
): string {
  return ['comment', sourceType, sourceId, replyTo].map(encodeURIComponent).join(':');
}
