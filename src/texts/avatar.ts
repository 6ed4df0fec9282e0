import { defineTexts } from './texts.ts';

/** What stands on the page; the dialog has texts of its own. */
export const avatarTexts = defineTexts('avatar', {
  change: '更换头像',
});
