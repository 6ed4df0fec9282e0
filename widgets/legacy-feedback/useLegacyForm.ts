import { useState } from 'react';
import { submitLegacyFeedback } from '#src/api/tickets.ts';
import { usePortal, useSession } from '#src/data/portal-context.ts';
import { useForm } from '#src/data/forms/useForm.ts';
import { pictureError, usePictures } from '#src/data/forms/usePictures.ts';
import { useMutation } from '#src/data/queries/useMutation.ts';
import { deviceCode } from '#src/http/device.ts';
import { AbortedError } from '#src/http/errors.ts';
import { legacyFeedbackImage } from '#src/rules/image-file.ts';
import {
  LEGACY_TITLE_LIMIT,
  MOBILE_LENGTH,
  TICKET_CONTENT_LIMIT,
  TICKET_PICTURE_LIMIT,
} from '#src/rules/limits.ts';
import { mobileDigits } from '#src/rules/mobile.ts';
import { legacyFeedbackTexts } from './texts.ts';
import { pictureTexts } from '#src/texts/pictures.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { PORTAL_VERSION } from '#src/config.ts';
import { emptyDraft, legacyErrors } from './legacy-draft.ts';
import { useLegacyDraft } from './useLegacyDraft.ts';

const kept = { contact: (typed: string) => mobileDigits(typed).slice(0, MOBILE_LENGTH) };

/** The legacy form: its draft, pictures, errors and submission. */
export function useLegacyForm(onSubmitted: (() => unknown) | undefined) {
  const { http } = usePortal();
  const toast = useToast();
  const words = useTexts(legacyFeedbackTexts);
  const { wrongTypeJpg: wrongType } = useTexts(pictureTexts);
  const user = useSession((session) => session.userInfo);
  const { send } = useMutation(words.failed);
  const [device] = useState(() => deviceCode(navigator.userAgent));
  const draft = useLegacyDraft();
  const pictures = usePictures({ draft, rule: legacyFeedbackImage, limit: TICKET_PICTURE_LIMIT, wrongType });

  const form = useForm({
    initial: emptyDraft,
    draft,
    keep: kept,
    check(values) {
      const { title, content, contact } = legacyErrors(values);
      const long = fill(words.contentLong, { limit: TICKET_CONTENT_LIMIT });
      return {
        title: title && fill(words.titleLong, { limit: LEGACY_TITLE_LIMIT }),
        content: content && (content === 'long' ? long : words.contentMissing),
        contact: contact && words.contactWrong,
        pictures: pictureError(pictures, words),
      };
    },
    async send(values) {
      const response = await send(() =>
        submitLegacyFeedback(http, {
          content: values.content.trim(),
          type: values.type,
          userContact: values.contact,
          title: values.title.trim(),
          device,
          userName: user?.realName || user?.username || '',
          version: PORTAL_VERSION,
          files: values.pictures.map(({ url }) => url).join(','),
        }),
      );
      // A toast has told the failure.
      if (!response) throw new AbortedError('');
      toast({ tone: 'success', text: words.submitted });
      onSubmitted?.();
    },
    generalFailure: words.failed,
  });

  return { ...form, offers: draft.offers, pictures, device };
}
