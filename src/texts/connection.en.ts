export const connectionTexts = {
  timeout: 'The request timed out. Check your connection and try again.',
  offline: 'No connection to the server. Check your network and try again.',
};
