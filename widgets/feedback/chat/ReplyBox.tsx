import { useCallback, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { ImagePlus, SendHorizontal } from 'lucide-react';
import { DraftOffers } from '#src/data/drafts/DraftOffers.tsx';
import { usePictures } from '#src/data/forms/usePictures.ts';
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
import type { Outbox } from './outbox.ts';
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
  const [isSubmitted, setSubmitted] = useState(false);
  const pictures = usePictures({
    saved: outbox.pictures,
    change: useCallback(
      (next) => conversation.edit((current) => ({ ...current, pictures: next(current.pictures) })),
      [conversation],
    ),
    rule: feedbackImage,
    limit: TICKET_MESSAGE_PICTURE_LIMIT,
    wrongType: pictureWords.wrongType,
    uploads: conversation.uploads,
  });
  const error = replyError(outbox);
  const setText = (text: string) => conversation.edit((current) => ({ ...current, text }));

  const send = () => {
    setSubmitted(true);
    if (pictures.isUploading || pictures.hasFailed || pictures.isOver || !conversation.send()) return;
    setSubmitted(false);
    textArea.current?.focus();
  };
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const action = replyKeyAction(event.nativeEvent);
    // An on-screen keyboard has no Ctrl: its Enter starts a new line, and the button sends.
    if (action === null || (action === 'send' && isTouch)) return;
    if (action === 'send') {
      event.preventDefault();
      send();
    } else if (!event.shiftKey) {
      event.preventDefault();
      insertNewLine(event.currentTarget);
      setText(event.currentTarget.value);
    }
  };
  const { zone, isOver } = useFileDrop(pictures.add);
  const paste = (event: ClipboardEvent) => {
    const files = pastedFiles(event);
    if (files.length === 0) return;
    event.preventDefault();
    pictures.add(files);
  };
  const uploadNote = pictures.hasFailed ? words.uploadFailed : pictures.isUploading ? words.uploading : '';

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
          error={pictures.fault || (isSubmitted && uploadNote) || undefined}
          onAdd={pictures.add}
          onRemove={pictures.remove}
          onRetry={pictures.retry}
        />
      ) : pictures.fault ? (
        <p className="portal-feedback-reply-error" role="alert">
          <LongText>{pictures.fault}</LongText>
        </p>
      ) : null}
      <div className="portal-feedback-reply-row">
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
            ref={textArea}
            rows={2}
            limit={TICKET_MESSAGE_LIMIT}
            enterKeyHint={isTouch ? 'enter' : 'send'}
            placeholder={isTouch ? words.replyHintPhone : words.replyHint}
            value={outbox.text}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={handleKey}
          />
        </Field>
        <Button
          variant="primary"
          icon={<SendHorizontal aria-hidden="true" />}
          disabled={error === 'empty' && pictures.items.length === 0}
          onClick={send}
        >
          {words.send}
        </Button>
      </div>
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
