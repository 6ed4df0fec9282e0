import { useCallback, useState } from 'react';
import { submitLegacyFeedback } from '../../src/api/tickets.ts';
import { useDraft } from '../../src/data/draft.ts';
import { usePortal, useSession } from '../../src/data/portal-context.ts';
import { usePictures } from '../../src/data/usePictures.ts';
import { useMutation } from '../../src/data/useMutation.ts';
import { deviceCode } from '../../src/http/device.ts';
import { legacyFeedbackImage } from '../../src/rules/image-file.ts';
import { legacyFeedbackTexts } from './texts.ts';
import { pictureTexts } from '../../src/texts/pictures.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useToast } from '../../src/ui/theme-root-context.ts';
import { PORTAL_VERSION } from '../../src/version.ts';
import {
  emptyLegacyDraft,
  isEmptyLegacyDraft,
  legacyDraft,
  legacyFaults,
  type LegacyDraft,
} from './form-rules.ts';

/** The older form: its draft, its pictures, what is wrong with it, and sending it. */
export function useLegacyForm(onSubmitted: (() => unknown) | undefined) {
  const { http } = usePortal();
  const toast = useToast();
  const words = useTexts(legacyFeedbackTexts);
  const { wrongTypeJpg } = useTexts(pictureTexts);
  const user = useSession((session) => session.userInfo);
  const [draft, change] = useDraft('legacy-feedback', legacyDraft, emptyLegacyDraft, isEmptyLegacyDraft);
  const [isChecked, setChecked] = useState(false);
  const { isBusy, send } = useMutation(words.failed);
  const [device] = useState(() => deviceCode(navigator.userAgent));

  const pictures = usePictures({
    saved: draft.pictures,
    change: useCallback(
      (next) => change((known) => ({ ...known, pictures: [...next(known.pictures)] })),
      [change],
    ),
    rule: legacyFeedbackImage,
    wrongType: wrongTypeJpg,
  });
  const faults = legacyFaults(draft);

  const reset = useCallback(() => {
    change(() => emptyLegacyDraft);
    setChecked(false);
  }, [change]);

  /** Resolves to whether it was sent. */
  async function submit(): Promise<boolean> {
    setChecked(true);
    if (faults.content || faults.contact || pictures.isUploading || pictures.hasFailed) return false;
    const answer = await send(() =>
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
    if (!answer) return false;
    reset();
    toast({ tone: 'success', text: words.submitted });
    onSubmitted?.();
    return true;
  }

  return {
    draft,
    pictures,
    device,
    isBusy,
    isChecked,
    faults: isChecked ? faults : {},
    set: (values: Partial<LegacyDraft>) => change((known) => ({ ...known, ...values })),
    reset,
    submit,
  };
}
