import { useCallback, useState } from 'react';
import { submitLegacyFeedback } from '#src/api/tickets.ts';
import { useDraft } from '#src/data/drafts/drafts.ts';
import { usePortal, useSession } from '#src/data/portal-context.ts';
import { usePictures } from '#src/data/forms/usePictures.ts';
import { useMutation } from '#src/data/queries/useMutation.ts';
import { deviceCode } from '#src/http/device.ts';
import { legacyFeedbackImage } from '#src/rules/image-file.ts';
import { TICKET_PICTURE_LIMIT } from '#src/rules/limits.ts';
import { legacyFeedbackTexts } from './texts.ts';
import { pictureTexts } from '#src/texts/pictures.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { PORTAL_VERSION } from '#src/config.ts';
import {
  emptyDraft,
  isEmptyDraft,
  legacyDraftSchema,
  legacyErrors,
  type LegacyDraft,
} from './legacy-draft.ts';

/** The legacy form: its draft, pictures, errors and submission. */
export function useLegacyForm(onSubmitted: (() => unknown) | undefined) {
  const { http } = usePortal();
  const toast = useToast();
  const words = useTexts(legacyFeedbackTexts);
  const { wrongTypeJpg } = useTexts(pictureTexts);
  const user = useSession((session) => session.userInfo);
  const {
    value: draft,
    change: setDraft,
    offers,
  } = useDraft('legacy-feedback', legacyDraftSchema, emptyDraft, isEmptyDraft);
  const [isSubmitted, setSubmitted] = useState(false);
  const { isBusy, send } = useMutation(words.failed);
  const [device] = useState(() => deviceCode(navigator.userAgent));

  const pictures = usePictures({
    saved: draft.pictures,
    change: useCallback(
      (next) => setDraft((current) => ({ ...current, pictures: [...next(current.pictures)] })),
      [setDraft],
    ),
    rule: legacyFeedbackImage,
    limit: TICKET_PICTURE_LIMIT,
    wrongType: wrongTypeJpg,
  });
  const errors = legacyErrors(draft);

  const reset = useCallback(() => {
    setDraft(() => emptyDraft);
    setSubmitted(false);
  }, [setDraft]);

  /** Resolves to whether the form was sent. */
  async function submit(): Promise<boolean> {
    setSubmitted(true);
    const isBlocked = pictures.isUploading || pictures.hasFailed || pictures.isOver;
    if (errors.title || errors.content || errors.contact || isBlocked) return false;
    const response = await send(() =>
      submitLegacyFeedback(http, {
        content: draft.content.trim(),
        type: draft.type,
        userContact: draft.contact,
        title: draft.title.trim(),
        device,
        userName: user?.realName || user?.username || '',
        version: PORTAL_VERSION,
        files: draft.pictures.map(({ url }) => url).join(','),
      }),
    );
    if (!response) return false;
    reset();
    toast({ tone: 'success', text: words.submitted });
    onSubmitted?.();
    return true;
  }

  return {
    draft,
    offers,
    pictures,
    device,
    isBusy,
    isSubmitted,
    /** Empty until the first submission. */
    errors: isSubmitted ? errors : {},
    set: (values: Partial<LegacyDraft>) => setDraft((current) => ({ ...current, ...values })),
    reset,
    submit,
  };
}
