import type { pictureTexts } from '../pictures.ts';
import type { Translation } from '../texts.ts';

export const pictures: Translation<typeof pictureTexts> = {
  label: 'Pictures',
  add: 'Add pictures',
  hint: 'gif, jpg, bmp or png; drop them here or paste them',
  hintJpg: 'jpg or png; drop them here or paste them',
  count: '{count}/{limit}',
  drop: 'Drop to add the pictures',
  wrongType: 'Pictures have to be gif, jpg, bmp or png.',
  wrongTypeJpg: 'Pictures have to be jpg or png.',
  tooMany: '{limit} pictures at most',
  uploading: '{name}, {percent}% uploaded',
  failed: '{name}, upload failed',
  failedShort: 'Failed',
  uploadFailed: 'The picture could not be uploaded. Please try again.',
  retry: 'Upload {name} again',
  remove: 'Remove {name}',
  view: 'Enlarge {name}',
  viewer: 'Picture',
  previous: 'Previous picture',
  next: 'Next picture',
  place: '{place} of {count}',
  openOriginal: 'Open the original',
  broken: 'The picture cannot be shown',
  picture: 'Picture {place}',
  added: '{count} pictures added',
};
