import type { faqTexts } from '../faq.ts';
import type { Translation } from '../texts.ts';

export const faq: Translation<typeof faqTexts> = {
  title: 'Frequent questions',
  search: 'Search the questions',
  searchHint: 'A keyword, such as “certificate” or “hours”',
  searchEmpty: 'Please enter what you are looking for',
  searchButton: 'Search',
  clear: 'Clear the search',
  none: 'No question matches',
  noneHint: 'Try another keyword, or send us your feedback: we answer soon.',
  results: '{count} questions found',
  pages: 'Pages of the questions',
  back: 'Back',
  listFailed: 'The questions could not be loaded',
  answerFailed: 'The answer could not be loaded',
  helpful: 'Did this answer your question?',
  solved: 'Yes',
  unsolved: 'No, send feedback',
};
