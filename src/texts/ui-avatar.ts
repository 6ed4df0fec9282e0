import { defineTexts } from './texts.ts';

/** Of the area, what names a picture of somebody. */
export const pictureNameTexts = defineTexts('ui', {
  avatarOf: '{name}的头像',
  avatar: '头像',
});
