export const loadFailureTexts = {
  crashTitle: 'Something went wrong',
  crashText: 'Please try again. If it keeps happening, contact support.',
  loadFailed: 'Loading failed. Check your connection and try again.',
  retry: 'Try again',
  releaseGone: 'A new version is available. Please reload the page.',
  reload: 'Reload',
};

export const connectionTexts = {
  timeout: 'The request timed out. Check your connection and try again.',
  offline: 'No connection to the server. Check your network and try again.',
};
