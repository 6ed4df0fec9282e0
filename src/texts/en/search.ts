import type { searchTexts } from '../search.ts';
import type { Translation } from '../texts.ts';

export const search: Translation<typeof searchTexts> = {
  name: 'Site search',
  prompt: 'Type to search',
  submit: 'Search',
  open: 'Open search',
  close: 'Close search',
};
