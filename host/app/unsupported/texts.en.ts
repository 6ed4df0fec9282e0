export const unsupportedTexts = {
  title: 'Your browser is too old for this portal, or it blocks scripts',
  browsers: 'Please use one of these browsers, or a later version: {browsers}.',
  scripts:
    'If your browser is not old, allow JavaScript for this site in its settings, then reload the page.',
  address: 'Copy the address of this page and open it in the other browser:',
  thisPage: 'Address of this page',
  hotline: 'If it still does not work, please call the hotline: {hotline}',
  noHotline: 'If it still does not work, please call the hotline of your organisation.',
};
