import type { legacyFeedbackTexts } from '../legacy-feedback.ts';
import type { Translation } from '../texts.ts';

export const legacyFeedback: Translation<typeof legacyFeedbackTexts> = {
  name: 'Feedback',
  type: 'Type',
  type0: 'Fault',
  type1: 'Ease of use',
  type2: 'Suggestion',
  type3: 'Other',
  title: 'Title',
  titleHint: 'Optional, in one line',
  content: 'What happened',
  contentHint: 'Describe the problem or your idea',
  contentMissing: 'Please describe it',
  contentLong: '200 characters at most',
  contact: 'Mobile number',
  contactHint: 'So that we can reach you; it is not published',
  contactWrong: 'Please enter a valid mobile number',
  guestPictures: 'Sign in to add pictures',
  device: 'Device: {device}, version: {version}',
  submit: 'Send',
  submitted: 'Thank you for your feedback',
  failed: 'It could not be sent. Please try again later.',
  uploading: 'You can send it as soon as the pictures are uploaded',
  uploadFailed: 'A picture could not be uploaded. Try again or remove it.',
};
