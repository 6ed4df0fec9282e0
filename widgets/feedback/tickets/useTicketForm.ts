import { useCallback, useEffect, useRef, useState } from 'react';
import { pageUrl } from '#src/rules/page-url.ts';
import { submitTicket, type TicketType } from '#src/api/tickets.ts';
import { useDraft } from '#src/data/drafts/drafts.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { usePictures } from '#src/data/forms/usePictures.ts';
import { useMutation } from '#src/data/queries/useMutation.ts';
import { feedbackImage } from '#src/rules/image-file.ts';
import { TICKET_PICTURE_LIMIT } from '#src/rules/limits.ts';
import { feedbackTexts } from '../texts.ts';
import { pictureTexts } from '#src/texts/pictures.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { shownAddress } from '#src/rules/shown-address.ts';
import { emptyDraft, isEmptyDraft, ticketDraftSchema, ticketErrors } from './ticket-draft.ts';

/** The form of a new ticket: its draft, pictures, errors and submission. */
export function useTicketForm(onSubmitted: (ticketId: string) => void) {
  const portal = usePortal();
  const { http } = portal;
  const toast = useToast();
  const words = useTexts(feedbackTexts);
  const { wrongType } = useTexts(pictureTexts);
  const {
    value: draft,
    change: setDraft,
    offers,
  } = useDraft('feedback', ticketDraftSchema, emptyDraft, isEmptyDraft);
  const [isSubmitted, setSubmitted] = useState(false);
  const { isBusy, send } = useMutation(words.failed);

  const pictures = usePictures({
    saved: draft.pictures,
    change: useCallback(
      (next) => setDraft((current) => ({ ...current, pictures: [...next(current.pictures)] })),
      [setDraft],
    ),
    rule: feedbackImage,
    limit: TICKET_PICTURE_LIMIT,
    wrongType,
  });

  const latestOnSubmitted = useRef(onSubmitted);
  useEffect(() => {
    latestOnSubmitted.current = onSubmitted;
  });

  const errors = ticketErrors(draft);
  const setContent = (content: string) => setDraft((current) => ({ ...current, content }));

  /** Resolves to whether the ticket was sent. */
  async function submit(): Promise<boolean> {
    setSubmitted(true);
    const { type } = draft;
    if (type === null || errors.content || pictures.isUploading || pictures.hasFailed || pictures.isOver)
      return false;
    const response = await send(() =>
      submitTicket(http, {
        type,
        content: draft.content.trim(),
        url: draft.pictures.map(({ url }) => url).join(','),
        problemUrl: shownAddress(pageUrl()),
      }),
    );
    if (!response) return false;
    setDraft(() => emptyDraft);
    setSubmitted(false);
    toast({ tone: 'success', text: words.submitted });
    latestOnSubmitted.current(response.data?.problemId ?? '');
    return true;
  }

  return {
    draft,
    offers,
    pictures,
    isBusy,
    isEmpty: isEmptyDraft(draft),
    /** Empty until the first submission. */
    errors: isSubmitted ? errors : {},
    isSubmitted,
    setType: (type: TicketType) => setDraft((current) => ({ ...current, type })),
    setContent,
    /** Puts a text before the content that is already typed. */
    prependContent: (text: string) =>
      setDraft((current) => ({
        ...current,
        content: current.content ? `${text}\n${current.content}` : text,
      })),
    submit,
  };
}

export type TicketFormState = ReturnType<typeof useTicketForm>;
