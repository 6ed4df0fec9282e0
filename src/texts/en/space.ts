import type { spaceTexts } from '../space.ts';
import type { Translation } from '../texts.ts';

export const space: Translation<typeof spaceTexts> = {
  toggle: 'Personal space menu',
  trail: 'You are here',
};
