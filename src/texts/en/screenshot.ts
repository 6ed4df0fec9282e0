import type { screenshotTexts } from '../screenshot.ts';
import type { screenshotButtonTexts } from '../screenshot-button.ts';
import type { Translation } from '../texts.ts';

export const screenshot: Translation<typeof screenshotTexts> & Translation<typeof screenshotButtonTexts> = {
  take: 'Screenshot',
  taking: 'Taking the screenshot',
  title: 'Screenshot',
  hint: 'Drag over the picture to cover what nobody should see. By keyboard: add a cover, move it with the arrow keys, resize it with Shift, remove it with Delete.',
  picture: 'Preview of the screenshot',
  addMask: 'Add a cover',
  undo: 'Undo',
  clear: 'Remove all',
  mask: 'Cover {place}',
  maskHint: 'Arrow keys move it, with Shift they resize it, Delete removes it',
  inputs: 'Cover what stands in fields',
  inputsHint: 'Passwords are always covered',
  use: 'Use it',
  failed: 'The screenshot failed. Try again, or upload a picture instead.',
  fileName: 'screenshot',
};
