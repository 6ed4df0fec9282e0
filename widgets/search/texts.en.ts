export const searchTexts = {
  name: 'Site search',
  prompt: 'Type to search',
  submit: 'Search',
  open: 'Open search',
  close: 'Close search',
};
