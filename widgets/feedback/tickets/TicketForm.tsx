import { useState, type ClipboardEvent } from 'react';
import { Camera, Link2 } from 'lucide-react';
import { pageUrl } from '#src/rules/page-url.ts';
import { DraftOffers } from '#src/data/drafts/DraftOffers.tsx';
import { LoginLink } from '#src/data/login/LoginLink.tsx';
import type { Question } from '#src/api/tickets.ts';
import { acceptOf, feedbackImage } from '#src/rules/image-file.ts';
import { TICKET_CONTENT_LIMIT, TICKET_PICTURE_LIMIT } from '#src/rules/limits.ts';
import { feedbackTexts, screenshotTexts } from '../texts.ts';
import { pictureTexts } from '#src/texts/pictures.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import type { OnNavigate } from '#src/ui/navigation/navigate.ts';
import { pastedFiles, PictureField } from '#src/ui/fields/PictureField.tsx';
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx';
import { Spinner } from '#src/ui/states/Spinner.tsx';
import { TextArea } from '#src/ui/fields/TextArea.tsx';
import { ScreenshotProgress } from '../screenshot/ScreenshotProgress.tsx';
import { useLazyLoad } from '#src/ui/loading/useLazyLoad.ts';
import { LegacyFeedbackDialog } from '../../legacy-feedback/index.ts';
import { shownAddress } from '#src/rules/shown-address.ts';
import { Suggestions } from './Suggestions.tsx';
import { ScreenshotDialog, useScreenshot } from '../screenshot/useScreenshot.ts';
import type { TicketFormState } from './useTicketForm.ts';
import css from './ticket-form.css?inline';
import { ticketTypes } from '#src/api/tickets.ts';
import { ticketTypeText } from './TicketStatusBadge.tsx';

interface TicketFormProps {
  form: TicketFormState;
  isGuest: boolean;
  onNavigate: OnNavigate | undefined;
  onQuestion: (question: Question) => void;
}

/** The form of a new ticket. A guest fills it in, then logs in to send it. */
export function TicketForm({ form, isGuest, onNavigate, onQuestion }: TicketFormProps) {
  useStyles(css);
  const words = useTexts(feedbackTexts);
  const pictureWords = useTexts(pictureTexts);
  const screenshotWords = useTexts(screenshotTexts);
  const { values, pictures, errors, busy } = form;
  const screenshot = useScreenshot();
  const isTaking = screenshot.progress !== null;
  const [isLeavingMessage, setLeavingMessage] = useState(false);
  const [shownUrl] = useState(() => shownAddress(pageUrl()));

  const isMessageDialogReady = useLazyLoad(LegacyFeedbackDialog, isLeavingMessage, () =>
    setLeavingMessage(false),
  );

  const paste = (event: ClipboardEvent) => {
    const files = pastedFiles(event);
    if (files.length === 0 || isGuest) return;
    event.preventDefault();
    pictures.add(files);
  };

  return (
    <>
      <form
        {...form.props}
        className="portal-feedback-form"
        onSubmit={isGuest ? (event) => event.preventDefault() : form.props.onSubmit}
        onPaste={paste}
      >
        {isGuest ? (
          <p className="portal-feedback-guest">
            {words.guestSubmit}{' '}
            <Button variant="link" onClick={() => setLeavingMessage(true)}>
              {words.leaveMessage}
            </Button>
          </p>
        ) : null}
        <DraftOffers offers={form.offers} />
        <RadioGroup
          name="type"
          look="tile"
          className="portal-feedback-types"
          label={words.type}
          required
          disabled={busy}
          value={values.type}
          onChange={(type) => form.set('type', type)}
          error={errors.type}
          options={Object.values(ticketTypes).map((value) => ({
            value,
            label: ticketTypeText(value, words),
          }))}
        />
        <div>
          <Field label={words.content} required error={errors.content}>
            <TextArea
              {...form.bind('content')}
              data-autofocus=""
              rows={5}
              limit={TICKET_CONTENT_LIMIT}
              placeholder={words.contentHint}
              readOnly={busy}
            />
          </Field>
          {values.content.trim() ? <Suggestions content={values.content} onChoose={onQuestion} /> : null}
        </div>
        {isGuest ? (
          <p className="portal-feedback-note">{words.guestPictures}</p>
        ) : (
          <PictureField
            label={pictureWords.label}
            items={pictures.items}
            accept={acceptOf(feedbackImage)}
            limit={TICKET_PICTURE_LIMIT}
            hint={pictureWords.hint}
            error={pictures.fault || errors.pictures}
            onAdd={pictures.add}
            onRemove={pictures.remove}
            onRetry={pictures.retry}
            actions={
              <button
                type="button"
                className="portal-pictures-add"
                aria-busy={isTaking || undefined}
                onClick={(event) => void screenshot.take(event.currentTarget)}
              >
                {isTaking ? <Spinner /> : <Camera size={20} aria-hidden="true" />}
                <span>{isTaking ? screenshotWords.taking : screenshotWords.take}</span>
              </button>
            }
          />
        )}
        {isTaking && !screenshot.picture ? <ScreenshotProgress percent={screenshot.progress} /> : null}
        {shownUrl ? (
          <span className="portal-feedback-page" title={shownUrl}>
            <Link2 size={14} aria-hidden="true" />
            <span>{fill(words.page, { url: shownUrl })}</span>
          </span>
        ) : null}
        <div className="portal-feedback-send">
          {form.isChanged ? <span className="portal-feedback-saved">{words.kept}</span> : null}
          {isGuest ? (
            <LoginLink onNavigate={onNavigate}>{words.loginToSubmit}</LoginLink>
          ) : (
            <Button type="submit" variant="primary" busy={busy}>
              {words.submit}
            </Button>
          )}
        </div>
        {screenshot.picture ? (
          <ScreenshotDialog
            picture={screenshot.picture}
            progress={screenshot.progress}
            onMaskFieldsChange={(maskFields) => void screenshot.retake(maskFields)}
            onClose={screenshot.close}
            onUse={(file) => {
              screenshot.close();
              pictures.add([file]);
            }}
          />
        ) : null}
      </form>
      {isMessageDialogReady ? <LegacyFeedbackDialog onClose={() => setLeavingMessage(false)} /> : null}
    </>
  );
}
