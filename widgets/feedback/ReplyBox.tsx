import {
  useCallback,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
} from 'react';
import { ImagePlus, SendHorizontal } from 'lucide-react';
import { usePortal } from '../../src/data/portal-context.ts';
import { usePictures } from '../../src/data/usePictures.ts';
import { acceptOf, feedbackImage } from '../../src/rules/image-file.ts';
import { feedbackTexts } from './texts.ts';
import { pictureTexts } from '../../src/texts/pictures.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useStyles } from '../../src/theme/useStyles.ts';
import { Button } from '../../src/ui/Button.tsx';
import { Field } from '../../src/ui/Field.tsx';
import { IconButton } from '../../src/ui/IconButton.tsx';
import { pastedFiles, PictureField } from '../../src/ui/PictureField.tsx';
import { TextArea } from '../../src/ui/TextArea.tsx';
import type { Conversation } from './conversation.ts';
import { replyFault, REPLY_LIMIT, REPLY_PICTURE_LIMIT, type Outbox } from './outbox.ts';
import { replyKey } from './reply-key.ts';
import css from './reply.css?inline';

interface ReplyBoxProps {
  conversation: Conversation;
  box: Outbox;
}

/** Where a reply is written: Enter sends it, Ctrl+Enter starts a new line. */
export function ReplyBox({ conversation, box }: ReplyBoxProps) {
  useStyles(css);
  const { isMobile } = usePortal();
  const words = useTexts(feedbackTexts);
  const pictureWords = useTexts(pictureTexts);
  const file = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const [isChecked, setChecked] = useState(false);
  const pictures = usePictures({
    saved: box.pictures,
    change: useCallback(
      (next) => conversation.edit((known) => ({ ...known, pictures: next(known.pictures) })),
      [conversation],
    ),
    rule: feedbackImage,
    limit: REPLY_PICTURE_LIMIT,
    wrongType: pictureWords.wrongType,
  });
  const fault = replyFault(box);

  const send = () => {
    setChecked(true);
    if (pictures.isUploading || pictures.hasFailed || !conversation.send()) return;
    setChecked(false);
    area.current?.focus();
  };
  const keyed = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const meaning = replyKey(event.nativeEvent);
    // On a phone the key on the screen is for new lines; there is a button to send.
    if (meaning === null || (meaning === 'send' && isMobile)) return;
    if (meaning === 'send') {
      event.preventDefault();
      send();
    } else if (!event.shiftKey) {
      event.preventDefault();
      insertNewLine(event.currentTarget);
      const { value } = event.currentTarget;
      conversation.edit((known) => ({ ...known, text: value }));
    }
  };
  const takeFiles = (event: ClipboardEvent | DragEvent, files: File[]) => {
    if (files.length === 0) return;
    event.preventDefault();
    pictures.add(files);
  };
  const unsent = pictures.hasFailed ? words.uploadFailed : pictures.isUploading ? words.uploading : '';

  return (
    <div
      className="portal-feedback-reply"
      onPaste={(event) => takeFiles(event, pastedFiles(event))}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => takeFiles(event, [...event.dataTransfer.files])}
    >
      {pictures.items.length > 0 ? (
        <PictureField
          label={words.replyPictures}
          items={pictures.items}
          accept={acceptOf(feedbackImage)}
          limit={REPLY_PICTURE_LIMIT}
          error={pictures.fault || (isChecked && unsent) || undefined}
          onAdd={pictures.add}
          onRemove={pictures.remove}
          onRetry={pictures.retry}
        />
      ) : pictures.fault ? (
        <p className="portal-feedback-reply-fault" role="alert">
          {pictures.fault}
        </p>
      ) : null}
      <div className="portal-feedback-reply-row">
        <IconButton
          label={words.attach}
          icon={<ImagePlus aria-hidden="true" />}
          onClick={() => file.current?.click()}
        />
        <Field
          className="portal-feedback-reply-field"
          label={words.reply}
          labelHidden
          error={fault === 'long' ? words.replyLong : undefined}
        >
          <TextArea
            ref={area}
            rows={2}
            limit={REPLY_LIMIT}
            placeholder={isMobile ? words.replyHintPhone : words.replyHint}
            value={box.text}
            onChange={(event) => {
              const { value } = event.currentTarget;
              conversation.edit((known) => ({ ...known, text: value }));
            }}
            onKeyDown={keyed}
          />
        </Field>
        <Button
          variant="primary"
          icon={<SendHorizontal aria-hidden="true" />}
          disabled={fault === 'empty' && pictures.items.length === 0}
          onClick={send}
        >
          {words.send}
        </Button>
      </div>
      <input
        ref={file}
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
