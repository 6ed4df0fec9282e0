export const httpTexts = {
  malformed: 'The server sent an answer we cannot read. Please try again later.',
  wrongField: 'The server sent an answer we cannot read. Please try again later ({field}).',
  refused: 'That did not work. Please try again later.',
  server: 'The server has a problem. Please try again later ({status}).',
  wrongAddress: 'This address is not right. Please open the page from its list again.',
  tooLarge: 'The file is too large for the server. Please make it smaller.',
  textTooLarge: 'The text is too long for the server. Please shorten it and send it again.',
  signedOut: 'You have been signed out. Please sign in again.',
  missingSetting: 'The setting "{setting}" is missing. Please tell your administrator.',
};
