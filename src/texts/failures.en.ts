export const loadFailureTexts = {
  crashTitle: 'Something went wrong',
  crashText: 'Please try again. If it keeps happening, contact support.',
  loadFailed: 'Loading failed. Check your connection and try again.',
  retry: 'Try again',
  releaseGone: 'A new version is available. Please reload the page.',
  reload: 'Reload',
  dismissNotice: 'Dismiss notice',
};
