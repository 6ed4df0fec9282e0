import { useMemo, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { ImagePlus, SendHorizontal } from 'lucide-react';
import { DraftOffers } from '#src/data/drafts/DraftOffers.tsx';
import type { FormDraft } from '#src/data/drafts/drafts.ts';
import { useForm } from '#src/data/forms/useForm.ts';
import { pictureError, usePictures } from '#src/data/forms/usePictures.ts';
import { AbortedError } from '#src/http/errors.ts';
import { acceptOf, feedbackImage } from '#src/rules/image-file.ts';
import { TICKET_MESSAGE_LIMIT, TICKET_MESSAGE_PICTURE_LIMIT } from '#src/rules/limits.ts';
import { feedbackTexts } from '../texts.ts';
import { pictureTexts } from '#src/texts/pictures.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useIsTouch } from '#src/theme/breakpoint.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { IconButton } from '#src/ui/buttons/IconButton.tsx';
import { LongText } from '#src/ui/text/LongText.tsx';
import { pastedFiles, PictureField } from '#src/ui/fields/PictureField.tsx';
import { TextArea } from '#src/ui/fields/TextArea.tsx';
import { useFileDrop } from '#src/ui/fields/useFileDrop.ts';
import type { Conversation, ConversationState } from './conversation.ts';
import { emptyReply, type Outbox, type Reply } from './outbox.ts';
import { replyError, replyKeyAction } from './reply-rules.ts';

interface ReplyBoxProps {
  conversation: Conversation;
  outbox: Outbox;
  offers: ConversationState['offers'];
}

/** The form of a reply: Enter sends it, Ctrl+Enter starts a new line; by touch Enter starts one. */
export function ReplyBox({ conversation, outbox, offers }: ReplyBoxProps) {
  const isTouch = useIsTouch();
  const words = useTexts(feedbackTexts);
  const pictureWords = useTexts(pictureTexts);
  const fileInput = useRef<HTMLInputElement>(null);
  const textArea = useRef<HTMLTextAreaElement>(null);
  const setTyped = useMemo<FormDraft<Reply>['setTyped']>(
    () => (next) => conversation.edit((current) => ({ ...current, ...emptyReply, ...next(current) })),
    [conversation],
  );
  const draft = { typed: outbox, setTyped };
  const pictures = usePictures({
    draft,
    rule: feedbackImage,
    limit: TICKET_MESSAGE_PICTURE_LIMIT,
    wrongType: pictureWords.wrongType,
    uploads: conversation.uploads,
  });
  const error = replyError(outbox);
  const form = useForm<Reply>({
    initial: emptyReply,
    draft,
    check: () => ({ pictures: pictureError(pictures, words) }),
    async send() {
      // There is nothing to send, or the ticket is closed.
      if (!conversation.send()) throw new AbortedError('');
    },
    onSent: () => textArea.current?.focus(),
    generalFailure: words.failed,
  });
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const action = replyKeyAction(event.nativeEvent);
    // An on-screen keyboard has no Ctrl: its Enter starts a new line, and the button sends.
    if (action === null || (action === 'send' && isTouch)) return;
    if (action === 'send') {
      event.preventDefault();
      event.currentTarget.form?.requestSubmit();
    } else if (!event.shiftKey) {
      event.preventDefault();
      insertNewLine(event.currentTarget);
      form.set('text', event.currentTarget.value);
    }
  };
  const { zone, isOver } = useFileDrop(pictures.add);
  const paste = (event: ClipboardEvent) => {
    const files = pastedFiles(event);
    if (files.length === 0) return;
    event.preventDefault();
    pictures.add(files);
  };

  return (
    <div
      ref={zone}
      className="portal-feedback-reply"
      data-state={isOver ? 'over' : undefined}
      onPaste={paste}
    >
      <DraftOffers offers={offers} />
      {pictures.items.length > 0 ? (
        <PictureField
          label={words.replyPictures}
          items={pictures.items}
          accept={acceptOf(feedbackImage)}
          limit={TICKET_MESSAGE_PICTURE_LIMIT}
          error={pictures.fault || form.errors.pictures}
          onAdd={pictures.add}
          onRemove={pictures.remove}
          onRetry={pictures.retry}
        />
      ) : pictures.fault ? (
        <p className="portal-feedback-reply-error" role="alert">
          <LongText>{pictures.fault}</LongText>
        </p>
      ) : null}
      <form {...form.props} className="portal-feedback-reply-row">
        <IconButton
          label={words.attach}
          icon={<ImagePlus aria-hidden="true" />}
          onClick={() => fileInput.current?.click()}
        />
        <Field
          className="portal-feedback-reply-field"
          label={words.reply}
          labelHidden
          error={error === 'long' ? fill(words.replyLong, { limit: TICKET_MESSAGE_LIMIT }) : undefined}
        >
          <TextArea
            {...form.bind('text')}
            ref={textArea}
            rows={2}
            limit={TICKET_MESSAGE_LIMIT}
            enterKeyHint={isTouch ? 'enter' : 'send'}
            placeholder={isTouch ? words.replyHintPhone : words.replyHint}
            onKeyDown={handleKey}
          />
        </Field>
        <Button
          type="submit"
          variant="primary"
          icon={<SendHorizontal aria-hidden="true" />}
          disabled={error === 'empty' && pictures.items.length === 0}
        >
          {words.send}
        </Button>
      </form>
      <input
        ref={fileInput}
        hidden
        type="file"
        accept={acceptOf(feedbackImage)}
        multiple
        onChange={(event) => {
          pictures.add([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}

function insertNewLine(area: HTMLTextAreaElement): void {
  area.setRangeText('\n', area.selectionStart, area.selectionEnd, 'end');
}
