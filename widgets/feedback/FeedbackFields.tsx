import { useRef, useState, type ClipboardEvent, type FormEvent } from 'react';
import { Camera, Link2 } from 'lucide-react';
import type { Question } from '../../src/api/tickets.ts';
import { acceptOf, feedbackImage } from '../../src/rules/image-file.ts';
import { feedbackTexts, screenshotTexts } from './texts.ts';
import { pictureTexts } from '../../src/texts/pictures.ts';
import { fill } from '../../src/texts/texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { Button } from '../../src/ui/Button.tsx';
import { Field } from '../../src/ui/Field.tsx';
import { lazyView } from '../../src/ui/lazy-view.ts';
import type { OnNavigate } from '../../src/ui/navigate.ts';
import { pastedFiles, PictureField } from '../../src/ui/PictureField.tsx';
import { RadioGroup } from '../../src/ui/RadioGroup.tsx';
import { Spinner } from '../../src/ui/Spinner.tsx';
import { TextArea } from '../../src/ui/TextArea.tsx';
import { CONTENT_LIMIT } from './form-rules.ts';
import { LoginLink } from './LoginLink.tsx';
import { problemUrl } from './problem-url.ts';
import type { SuggestionsProps } from './Suggestions.tsx';
import type { FeedbackForm } from './useFeedbackForm.ts';
import { useScreenshot } from './useScreenshot.ts';

const suggestions = lazyView<SuggestionsProps>(() =>
  import('./Suggestions.tsx').then((module) => module.Suggestions),
);

/** Nobody has asked for them. */
const without = () => {};

interface FeedbackFieldsProps {
  form: FeedbackForm;
  isGuest: boolean;
  onNavigate: OnNavigate | undefined;
  onQuestion: (question: Question) => void;
}

/** The form of new feedback. */
export function FeedbackFields({ form, isGuest, onNavigate, onQuestion }: FeedbackFieldsProps) {
  const words = useTexts(feedbackTexts);
  const pictureWords = useTexts(pictureTexts);
  const shotWords = useTexts(screenshotTexts);
  const { draft, pictures, faults, isBusy } = form;
  const root = useRef<HTMLFormElement>(null);
  const { View: Suggestions } = suggestions.useView(draft.content.trim() !== '', without);
  const { shot, isTaking, ...camera } = useScreenshot();
  const [page] = useState(() => problemUrl(window.location.href));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isGuest || (await form.submit())) return;
    root.current
      ?.querySelector<HTMLElement>('[aria-invalid=true] input, textarea[aria-invalid=true]')
      ?.focus();
  };
  const paste = (event: ClipboardEvent) => {
    const files = pastedFiles(event);
    if (files.length === 0 || isGuest) return;
    event.preventDefault();
    pictures.add(files);
  };
  const unsent =
    form.isChecked && (pictures.hasFailed ? words.uploadFailed : pictures.isUploading && words.uploading);

  return (
    <form
      ref={root}
      className="portal-feedback-form"
      noValidate
      onSubmit={(event) => void submit(event)}
      onPaste={paste}
    >
      {isGuest ? <p className="portal-feedback-guest">{words.guestSubmit}</p> : null}
      <RadioGroup
        look="tile"
        className="portal-feedback-types"
        label={words.type}
        required
        disabled={isBusy}
        value={draft.type}
        onChange={form.setType}
        error={faults.type ? words.typeMissing : undefined}
        options={[
          { value: 1 as const, label: words.type1 },
          { value: 2 as const, label: words.type2 },
          { value: 3 as const, label: words.type3 },
          { value: 4 as const, label: words.type4 },
        ]}
      />
      <div>
        <Field
          label={words.content}
          required
          error={
            faults.content
              ? faults.content === 'long'
                ? words.contentLong
                : words.contentMissing
              : undefined
          }
        >
          <TextArea
            data-autofocus=""
            rows={5}
            limit={CONTENT_LIMIT}
            placeholder={words.contentHint}
            value={draft.content}
            readOnly={isBusy}
            onChange={(event) => form.setContent(event.currentTarget.value)}
          />
        </Field>
        {Suggestions ? <Suggestions content={draft.content} onChoose={onQuestion} /> : null}
      </div>
      {isGuest ? (
        <p className="portal-feedback-note">{words.guestPictures}</p>
      ) : (
        <PictureField
          label={pictureWords.label}
          items={pictures.items}
          accept={acceptOf(feedbackImage)}
          hint={pictureWords.hint}
          error={pictures.fault || unsent || undefined}
          onAdd={pictures.add}
          onRemove={pictures.remove}
          onRetry={pictures.retry}
          actions={
            <button
              type="button"
              className="portal-pictures-add"
              aria-busy={isTaking || undefined}
              onClick={(event) => void camera.take(event.currentTarget)}
            >
              {isTaking ? <Spinner /> : <Camera size={20} aria-hidden="true" />}
              <span>{isTaking ? shotWords.taking : shotWords.take}</span>
            </button>
          }
        />
      )}
      {page ? (
        <span className="portal-feedback-page" title={page}>
          <Link2 size={14} aria-hidden="true" />
          <span>{fill(words.page, { url: page })}</span>
        </span>
      ) : null}
      <div className="portal-feedback-send">
        {form.isEmpty ? null : <span className="portal-feedback-kept">{words.kept}</span>}
        {isGuest ? (
          <LoginLink onNavigate={onNavigate}>{words.loginToSubmit}</LoginLink>
        ) : (
          <Button type="submit" variant="primary" busy={isBusy}>
            {words.submit}
          </Button>
        )}
      </div>
      {shot ? (
        <shot.Dialog
          shot={shot.picture}
          isTaking={isTaking}
          onInputs={(coverFields) => void camera.retake(coverFields)}
          onClose={camera.close}
          onUse={(file) => {
            camera.close();
            pictures.add([file]);
          }}
        />
      ) : null}
    </form>
  );
}
