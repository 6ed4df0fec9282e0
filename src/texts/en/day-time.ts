import type { dayTexts } from '../day-time.ts';
import type { Translation } from '../texts.ts';

export const dayTime: Translation<typeof dayTexts> = {
  today: 'Today {time}',
  yesterday: 'Yesterday {time}',
  before: '2 days ago {time}',
};
