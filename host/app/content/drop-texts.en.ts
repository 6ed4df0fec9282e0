export const dropTexts = {
  dropHere: 'Or drop files here',
  dropNow: 'Drop to add the files',
};
