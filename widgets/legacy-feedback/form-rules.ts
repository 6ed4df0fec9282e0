import * as v from 'valibot';
import { savedPicture } from '../../src/data/usePictures.ts';
import { isMobile } from '../../src/rules/mobile.ts';

/** The length of the content, in characters. */
export const CONTENT_LIMIT = 200;
export const TITLE_LIMIT = 50;

export const legacyTypes = [0, 1, 2, 3] as const;

export const legacyDraft = v.object({
  type: v.picklist(legacyTypes),
  title: v.string(),
  content: v.string(),
  contact: v.string(),
  pictures: v.array(savedPicture),
});
export type LegacyDraft = v.InferOutput<typeof legacyDraft>;

export const emptyLegacyDraft: LegacyDraft = { type: 0, title: '', content: '', contact: '', pictures: [] };

export const isEmptyLegacyDraft = ({ type, title, content, contact, pictures }: LegacyDraft) =>
  type === 0 && title === '' && content === '' && contact === '' && pictures.length === 0;

export interface LegacyFaults {
  content?: 'missing' | 'long';
  contact?: 'wrong';
}

/** Everything that is wrong with the form at once. */
export function legacyFaults({ content, contact }: Pick<LegacyDraft, 'content' | 'contact'>): LegacyFaults {
  const faults: LegacyFaults = {};
  if (content.trim() === '') faults.content = 'missing';
  else if (content.length > CONTENT_LIMIT) faults.content = 'long';
  if (!isMobile(contact)) faults.contact = 'wrong';
  return faults;
}
