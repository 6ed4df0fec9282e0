import { useEffect, useRef } from 'react';
import { pageUrl } from '#src/rules/page-url.ts';
import { submitTicket } from '#src/api/tickets.ts';
import { useSharedFormDraft } from '#src/data/drafts/drafts.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useForm } from '#src/data/forms/useForm.ts';
import { pictureError, usePictures } from '#src/data/forms/usePictures.ts';
import { useMutation } from '#src/data/queries/useMutation.ts';
import { AbortedError } from '#src/http/errors.ts';
import { feedbackImage } from '#src/rules/image-file.ts';
import { TICKET_CONTENT_LIMIT, TICKET_PICTURE_LIMIT } from '#src/rules/limits.ts';
import { feedbackTexts } from '../texts.ts';
import { pictureTexts } from '#src/texts/pictures.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { shownAddress } from '#src/rules/shown-address.ts';
import { emptyDraft, isEmptyDraft, ticketDraftSchema, ticketErrors } from './ticket-draft.ts';

/** The form of a new ticket: its draft, pictures, errors and submission. */
export function useTicketForm(onSubmitted: (ticketId: string) => void) {
  const { http } = usePortal();
  const toast = useToast();
  const words = useTexts(feedbackTexts);
  const { wrongType } = useTexts(pictureTexts);
  const { send } = useMutation(words.failed);
  const draft = useSharedFormDraft('feedback', ticketDraftSchema, emptyDraft, isEmptyDraft);
  const pictures = usePictures({ draft, rule: feedbackImage, limit: TICKET_PICTURE_LIMIT, wrongType });

  const latestOnSubmitted = useRef(onSubmitted);
  useEffect(() => {
    latestOnSubmitted.current = onSubmitted;
  });

  const form = useForm({
    initial: emptyDraft,
    draft,
    check(values) {
      const { type, content } = ticketErrors(values);
      const long = fill(words.contentLong, { limit: TICKET_CONTENT_LIMIT });
      return {
        type: type && words.typeMissing,
        content: content && (content === 'long' ? long : words.contentMissing),
        pictures: pictureError(pictures, words),
      };
    },
    async send({ type, content, pictures: sent }) {
      const url = sent.map((picture) => picture.url).join(',');
      const problemUrl = shownAddress(pageUrl());
      const response =
        type && (await send(() => submitTicket(http, { type, content: content.trim(), url, problemUrl })));
      // A toast has told the failure.
      if (!response) throw new AbortedError('');
      toast({ tone: 'success', text: words.submitted });
      latestOnSubmitted.current(response.data?.problemId ?? '');
    },
    generalFailure: words.failed,
  });

  return {
    ...form,
    offers: draft.offers,
    pictures,
    /** Puts a text before the content that is already typed. */
    prependContent(text: string) {
      const { content } = form.values;
      form.set('content', content ? `${text}\n${content}` : text);
    },
  };
}

export type TicketFormState = ReturnType<typeof useTicketForm>;
