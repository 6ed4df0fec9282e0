import * as v from 'valibot';
import { savedPicture } from '#src/data/forms/usePictures.ts';
import { visibleLength } from '#src/rules/characters.ts';
import { TICKET_CONTENT_LIMIT } from '#src/rules/limits.ts';
import { ticketTypes } from '#src/api/tickets.ts';

export const ticketDraftSchema = v.object({
  type: v.nullable(v.picklist(Object.values(ticketTypes))),
  content: v.string(),
  pictures: v.array(savedPicture),
});
export type TicketDraft = v.InferOutput<typeof ticketDraftSchema>;

export const emptyDraft: TicketDraft = { type: null, content: '', pictures: [] };

export const isEmptyDraft = ({ type, content, pictures }: TicketDraft) =>
  type === null && content === '' && pictures.length === 0;

export interface TicketErrors {
  type?: 'missing';
  content?: 'missing' | 'long';
}

/** All errors of the form at once. */
export function ticketErrors({ type, content }: Pick<TicketDraft, 'type' | 'content'>): TicketErrors {
  const errors: TicketErrors = {};
  if (type === null) errors.type = 'missing';
  if (content.trim() === '') errors.content = 'missing';
  else if (visibleLength(content) > TICKET_CONTENT_LIMIT) errors.content = 'long';
  return errors;
}
