import { useImperativeHandle, useState } from 'react';
import { cacheScopeOf } from '#src/data/queries/cache-key.ts';
import { DraftOffers } from '#src/data/drafts/DraftOffers.tsx';
import { useDraftOwner } from '#src/data/drafts/drafts.ts';
import { useLoginStatus } from '#src/data/portal-context.ts';
import type { ElementProps } from '#src/element/defineElement.tsx';
import { acceptOf, legacyFeedbackImage } from '#src/rules/image-file.ts';
import { mobileDigits } from '#src/rules/mobile.ts';
import { MOBILE_LENGTH, TICKET_CONTENT_LIMIT, TICKET_PICTURE_LIMIT } from '#src/rules/limits.ts';
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
import { legacyFeedbackTypes } from '#src/api/tickets.ts';

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
  const { values, pictures, errors, busy, reset } = form;
  // Only this field cuts its text, at 11 digits, so it tells that it has left digits out.
  const [isCut, setCut] = useState(false);
  const contact = form.bind('contact');
  useImperativeHandle(handle, () => ({ reset }));

  return (
    <form
      {...form.props}
      className="portal-legacy-feedback"
      part="legacy-feedback"
      aria-label={words.name}
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
        disabled={busy}
        value={values.type}
        onChange={(type) => form.set('type', type)}
        options={Object.values(legacyFeedbackTypes).map((value) => ({ value, label: words[`type${value}`] }))}
      />
      <Field label={words.title} error={errors.title}>
        <Input {...form.bind('title')} placeholder={words.titleHint} enterKeyHint="send" readOnly={busy} />
      </Field>
      <Field label={words.content} required error={errors.content}>
        <TextArea
          {...form.bind('content')}
          rows={5}
          limit={TICKET_CONTENT_LIMIT}
          placeholder={words.contentHint}
          readOnly={busy}
        />
      </Field>
      <Field
        label={words.contact}
        required
        hint={words.contactHint}
        error={errors.contact ?? (isCut ? fill(words.contactCut, { limit: MOBILE_LENGTH }) : undefined)}
      >
        <Input
          {...contact}
          inputMode="numeric"
          enterKeyHint="send"
          autoComplete="tel-national"
          readOnly={busy}
          onChange={(event) => {
            setCut(mobileDigits(event.currentTarget.value).length > MOBILE_LENGTH);
            contact.onChange(event);
          }}
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
          error={pictures.fault || errors.pictures}
          onAdd={pictures.add}
          onRemove={pictures.remove}
          onRetry={pictures.retry}
        />
      )}
      <div className="portal-legacy-feedback-send">
        <span className="portal-legacy-feedback-note">
          {fill(words.device, { device: form.device, version: PORTAL_VERSION })}
        </span>
        <Button type="submit" variant="primary" busy={busy}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
