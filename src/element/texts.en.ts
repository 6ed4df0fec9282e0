export const elementTexts = {
  notSetUp: 'This part of the page is not set up yet. Please contact the site’s administrator.',
};

export const loaderTexts = {
  failed: 'Loading failed',
  retry: 'Try again',
};
