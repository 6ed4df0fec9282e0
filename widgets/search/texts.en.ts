export const searchTexts = {
  name: 'Site search',
  prompt: 'Type to search',
  tooLong: 'A search has at most {limit} characters',
  submit: 'Search',
  open: 'Open search',
  close: 'Close search',
};
