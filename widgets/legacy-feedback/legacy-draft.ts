import * as v from 'valibot';
import { savedPicture } from '#src/data/forms/usePictures.ts';
import { visibleLength } from '#src/rules/characters.ts';
import { isMobile } from '#src/rules/mobile.ts';
import { LEGACY_TITLE_LIMIT, TICKET_CONTENT_LIMIT } from '#src/rules/limits.ts';
import { legacyFeedbackTypes } from '#src/api/tickets.ts';

export const legacyDraftSchema = v.object({
  type: v.picklist(Object.values(legacyFeedbackTypes)),
  title: v.string(),
  content: v.string(),
  contact: v.string(),
  pictures: v.array(savedPicture),
});
export type LegacyDraft = v.InferOutput<typeof legacyDraftSchema>;

export const emptyDraft: LegacyDraft = {
  type: legacyFeedbackTypes.fault,
  title: '',
  content: '',
  contact: '',
  pictures: [],
};

export const isEmptyDraft = ({ type, title, content, contact, pictures }: LegacyDraft) =>
  type === legacyFeedbackTypes.fault &&
  title === '' &&
  content === '' &&
  contact === '' &&
  pictures.length === 0;

export interface LegacyErrors {
  title?: 'long';
  content?: 'missing' | 'long';
  contact?: 'wrong';
}

/** All errors of the form at once. */
export function legacyErrors({
  title,
  content,
  contact,
}: Pick<LegacyDraft, 'title' | 'content' | 'contact'>): LegacyErrors {
  const errors: LegacyErrors = {};
  if (visibleLength(title) > LEGACY_TITLE_LIMIT) errors.title = 'long';
  if (content.trim() === '') errors.content = 'missing';
  else if (visibleLength(content) > TICKET_CONTENT_LIMIT) errors.content = 'long';
  if (!isMobile(contact)) errors.contact = 'wrong';
  return errors;
}
