import { useCallback, useEffect, useRef, useState } from 'react';
import { submitTicket, type TicketType } from '../../src/api/tickets.ts';
import { useDraft } from '../../src/data/draft.ts';
import { usePortal } from '../../src/data/portal-context.ts';
import { usePictures } from '../../src/data/usePictures.ts';
import { useMutation } from '../../src/data/useMutation.ts';
import { feedbackImage } from '../../src/rules/image-file.ts';
import { feedbackTexts } from './texts.ts';
import { pictureTexts } from '../../src/texts/pictures.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useToast } from '../../src/ui/theme-root-context.ts';
import { emptyDraft, feedbackDraft, formFaults, isEmptyDraft } from './form-rules.ts';
import { problemUrl } from './problem-url.ts';

/** The form of new feedback: its draft, its pictures, what is wrong with it, and sending it. */
export function useFeedbackForm(onSubmitted: (problemId: string) => void) {
  const { http } = usePortal();
  const toast = useToast();
  const words = useTexts(feedbackTexts);
  const { wrongType } = useTexts(pictureTexts);
  const [draft, change] = useDraft('feedback', feedbackDraft, emptyDraft, isEmptyDraft);
  const [isChecked, setChecked] = useState(false);
  const { isBusy, send } = useMutation(words.failed);

  const pictures = usePictures({
    saved: draft.pictures,
    change: useCallback(
      (next) => change((known) => ({ ...known, pictures: [...next(known.pictures)] })),
      [change],
    ),
    rule: feedbackImage,
    wrongType,
  });

  const told = useRef(onSubmitted);
  useEffect(() => {
    told.current = onSubmitted;
  });

  const faults = formFaults(draft);

  /** Resolves to whether it was sent. */
  async function submit(): Promise<boolean> {
    setChecked(true);
    const { type } = draft;
    if (type === null || faults.content || pictures.isUploading || pictures.hasFailed) return false;
    const answer = await send(() =>
      submitTicket(http, {
        type,
        content: draft.content.trim(),
        url: draft.pictures.map(({ url }) => url).join(','),
        problemUrl: problemUrl(window.location.href),
      }),
    );
    if (!answer) return false;
    change(() => emptyDraft);
    setChecked(false);
    toast({ tone: 'success', text: words.submitted });
    told.current(answer.data?.problemId ?? '');
    return true;
  }

  return {
    draft,
    pictures,
    isBusy,
    isEmpty: isEmptyDraft(draft),
    /** Nothing before the first try to send it. */
    faults: isChecked ? faults : {},
    isChecked,
    setType: (type: TicketType) => change((known) => ({ ...known, type })),
    setContent: (content: string) => change((known) => ({ ...known, content })),
    /** Starts feedback about something; what is typed already stays behind it. */
    begin: (text: string) =>
      change((known) => ({ ...known, content: known.content ? `${text}\n${known.content}` : text })),
    submit,
  };
}

export type FeedbackForm = ReturnType<typeof useFeedbackForm>;
