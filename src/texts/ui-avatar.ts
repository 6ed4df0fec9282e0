import { defineTexts } from './texts.ts';

/** Those of the area for somebody's picture. */
export const avatarUiTexts = defineTexts('ui', {
  avatarOf: '{name}的头像',
  avatar: '头像',
});
