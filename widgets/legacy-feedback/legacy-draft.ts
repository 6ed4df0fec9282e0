import * as v from 'valibot';
import { savedPicture } from '../../src/data/usePictures.ts';
import { isMobile } from '../../src/rules/mobile.ts';
import { TICKET_CONTENT_LIMIT } from '../../src/rules/ticket-limits.ts';

export const legacyDraftSchema = v.object({
  type: v.picklist([0, 1, 2, 3]),
  title: v.string(),
  content: v.string(),
  contact: v.string(),
  pictures: v.array(savedPicture),
});
export type LegacyDraft = v.InferOutput<typeof legacyDraftSchema>;

export const emptyDraft: LegacyDraft = { type: 0, title: '', content: '', contact: '', pictures: [] };

export const isEmptyDraft = ({ type, title, content, contact, pictures }: LegacyDraft) =>
  type === 0 && title === '' && content === '' && contact === '' && pictures.length === 0;

export interface LegacyErrors {
  content?: 'missing' | 'long';
  contact?: 'wrong';
}

/** All errors of the form at once. */
export function legacyErrors({ content, contact }: Pick<LegacyDraft, 'content' | 'contact'>): LegacyErrors {
  const errors: LegacyErrors = {};
  if (content.trim() === '') errors.content = 'missing';
  else if (content.length > TICKET_CONTENT_LIMIT) errors.content = 'long';
  if (!isMobile(contact)) errors.contact = 'wrong';
  return errors;
}
