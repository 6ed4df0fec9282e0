export const rowTexts = {
  tags: 'Tags',
};
