import { useImperativeHandle, useRef, useState, type FormEvent } from 'react';
import { cacheScopeOf } from '#src/data/queries/cache-key.ts';
import { DraftOffers } from '#src/data/drafts/DraftOffers.tsx';
import { useDraftOwner } from '#src/data/drafts/drafts.ts';
import { useLoginStatus } from '#src/data/portal-context.ts';
import type { ElementProps } from '#src/element/defineElement.tsx';
import { acceptOf, legacyFeedbackImage } from '#src/rules/image-file.ts';
import { mobileDigits } from '#src/rules/mobile.ts';
import {
  MOBILE_LENGTH,
  LEGACY_TITLE_LIMIT,
  TICKET_CONTENT_LIMIT,
  TICKET_PICTURE_LIMIT,
} from '#src/rules/limits.ts';
import { legacyFeedbackTexts } from './texts.ts';
import { pictureTexts } from '#src/texts/pictures.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { Input } from '#src/ui/fields/Input.tsx';
import { pastedFiles, PictureField } from '#src/ui/fields/PictureField.tsx';
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx';
import { Loading, SkeletonLine } from '#src/ui/states/Skeleton.tsx';
import { TextArea } from '#src/ui/fields/TextArea.tsx';
import { PORTAL_VERSION } from '#src/config.ts';
import css from './legacy-feedback.css?inline';
import { useLegacyForm } from './useLegacyForm.ts';

export interface LegacyFeedbackHandle {
  /** Clears the form and its draft. */
  reset(): void;
}

export interface LegacyFeedbackProps extends ElementProps<LegacyFeedbackHandle> {
  onSubmitted?: () => unknown;
}

/** The legacy feedback form. Each user has their own draft. */
export function LegacyFeedback(props: LegacyFeedbackProps) {
  const owner = useDraftOwner();
  if (useLoginStatus() === 'pending') return <LegacySkeleton />;
  return <LegacyForm key={cacheScopeOf(owner)} {...props} isGuest={owner.userId === ''} />;
}

/** The draft belongs to a user, so the form waits until it is known whose it is. */
function LegacySkeleton() {
  useStyles(css);
  return (
    <Loading>
      <div className="portal-legacy-feedback">
        <SkeletonLine height={44} />
        <SkeletonLine height={44} />
        <SkeletonLine height={160} />
        <SkeletonLine height={44} />
      </div>
    </Loading>
  );
}

function LegacyForm({ onSubmitted, handle, isGuest }: LegacyFeedbackProps & { isGuest: boolean }) {
  useStyles(css);
  const words = useTexts(legacyFeedbackTexts);
  const pictureWords = useTexts(pictureTexts);
  const form = useLegacyForm(onSubmitted);
  const { draft, pictures, errors, isBusy, set, reset } = form;
  const root = useRef<HTMLFormElement>(null);
  // Only this field cuts its text, at 11 digits, so it tells that it has left digits out.
  const [isCut, setCut] = useState(false);
  const setContact = (typed: string) => {
    const digits = mobileDigits(typed);
    setCut(digits.length > MOBILE_LENGTH);
    set({ contact: digits.slice(0, MOBILE_LENGTH) });
  };
  useImperativeHandle(handle, () => ({ reset }), [reset]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await form.submit()) return;
    root.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };
  const uploadNote =
    form.isSubmitted && (pictures.hasFailed ? words.uploadFailed : pictures.isUploading && words.uploading);

  return (
    <form
      ref={root}
      className="portal-legacy-feedback"
      part="legacy-feedback"
      aria-label={words.name}
      noValidate
      onSubmit={(event) => void submit(event)}
      onPaste={(event) => {
        const files = pastedFiles(event);
        if (files.length === 0 || isGuest) return;
        event.preventDefault();
        pictures.add(files);
      }}
    >
      <DraftOffers offers={form.offers} />
      <RadioGroup
        label={words.type}
        required
        disabled={isBusy}
        value={draft.type}
        onChange={(type) => set({ type })}
        options={[
          { value: 0 as const, label: words.type0 },
          { value: 1 as const, label: words.type1 },
          { value: 2 as const, label: words.type2 },
          { value: 3 as const, label: words.type3 },
        ]}
      />
      <Field
        label={words.title}
        error={errors.title ? fill(words.titleLong, { limit: LEGACY_TITLE_LIMIT }) : undefined}
      >
        <Input
          name="title"
          placeholder={words.titleHint}
          enterKeyHint="send"
          readOnly={isBusy}
          value={draft.title}
          onChange={(event) => set({ title: event.currentTarget.value })}
        />
      </Field>
      <Field
        label={words.content}
        required
        error={
          errors.content
            ? errors.content === 'long'
              ? fill(words.contentLong, { limit: TICKET_CONTENT_LIMIT })
              : words.contentMissing
            : undefined
        }
      >
        <TextArea
          name="content"
          rows={5}
          limit={TICKET_CONTENT_LIMIT}
          placeholder={words.contentHint}
          readOnly={isBusy}
          value={draft.content}
          onChange={(event) => set({ content: event.currentTarget.value })}
        />
      </Field>
      <Field
        label={words.contact}
        required
        hint={words.contactHint}
        error={
          errors.contact
            ? words.contactWrong
            : isCut
              ? fill(words.contactCut, { limit: MOBILE_LENGTH })
              : undefined
        }
      >
        <Input
          name="contact"
          inputMode="numeric"
          enterKeyHint="send"
          autoComplete="tel-national"
          readOnly={isBusy}
          value={draft.contact}
          onChange={(event) => setContact(event.currentTarget.value)}
        />
      </Field>
      {isGuest ? (
        <p className="portal-legacy-feedback-note">{words.guestPictures}</p>
      ) : (
        <PictureField
          label={pictureWords.label}
          items={pictures.items}
          accept={acceptOf(legacyFeedbackImage)}
          limit={TICKET_PICTURE_LIMIT}
          hint={pictureWords.hintJpg}
          error={pictures.fault || uploadNote || undefined}
          onAdd={pictures.add}
          onRemove={pictures.remove}
          onRetry={pictures.retry}
        />
      )}
      <div className="portal-legacy-feedback-send">
        <span className="portal-legacy-feedback-note">
          {fill(words.device, { device: form.device, version: PORTAL_VERSION })}
        </span>
        <Button type="submit" variant="primary" busy={isBusy}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
