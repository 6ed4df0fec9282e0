import * as v from 'valibot';
import { savedPicture } from '../../src/data/usePictures.ts';

/** The length of feedback, in characters. */
export const CONTENT_LIMIT = 200;

export const problemTypes = [1, 2, 3, 4] as const;

export const feedbackDraft = v.object({
  type: v.nullable(v.picklist(problemTypes)),
  content: v.string(),
  pictures: v.array(savedPicture),
});
export type FeedbackDraft = v.InferOutput<typeof feedbackDraft>;

export const emptyDraft: FeedbackDraft = { type: null, content: '', pictures: [] };

export const isEmptyDraft = ({ type, content, pictures }: FeedbackDraft) =>
  type === null && content === '' && pictures.length === 0;

export interface FormFaults {
  type?: 'missing';
  content?: 'missing' | 'long';
}

/** Everything that is wrong with the form at once. */
export function formFaults({ type, content }: Pick<FeedbackDraft, 'type' | 'content'>): FormFaults {
  const faults: FormFaults = {};
  if (type === null) faults.type = 'missing';
  if (content.trim() === '') faults.content = 'missing';
  else if (content.length > CONTENT_LIMIT) faults.content = 'long';
  return faults;
}
