export const diagnosisTexts = {
  title: 'Self-check of the portal',
  hint: 'Settings, browser, session and back end, without token, keys and names: copy it for whoever is to help.',
  copy: 'Copy all',
  again: 'Check again',
  right: 'Right: ',
  wrong: 'Wrong: ',
  refused: 'The self-check is for administrators',
  refusedHint: 'Please ask the administrator of your organisation.',
};
