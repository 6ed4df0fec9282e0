export const loaderTexts = {
  failed: 'Loading failed',
  retry: 'Try again',
};
