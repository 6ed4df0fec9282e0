import type { avatarTexts } from '../avatar.ts';
import type { Translation } from '../texts.ts';

export const avatar: Translation<typeof avatarTexts> = {
  change: 'Change picture',
};
