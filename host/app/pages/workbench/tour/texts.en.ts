export const tourTexts = {
  count: 'Step {place} of {total}',
  announced: 'Step {place} of {total}: {title}. {text}',
  skip: 'Skip',
  previous: 'Back',
  next: 'Next',
  done: 'Done',
  again: 'To see it again, open “Tour” in the account menu at the top right.',
  menuTitle: 'Menu of your space',
  menuText:
    'Your courses, certificates, orders and personal data are all here, below your class hours, certificates and credit.',
  menuButtonText: 'Opens the menu, where your courses, certificates, orders and personal data are.',
  todoTitle: 'Next to do',
  todoText: 'The tasks that are due next come first. Click one to go on with it; its deadline is below it.',
  checkInTitle: 'Check-in and credit',
  checkInText:
    'Check in every day to earn credit, and more on days in a row. The history shows where it comes from.',
  bellTitle: 'Notifications',
  bellText: 'Shows how many notifications you have not read yet. Click it to read them.',
  paletteTitle: 'Command palette',
  paletteText:
    'Type a letter or two to find pages, actions and what you have seen lately. Press {key} to open it anywhere.',
  palettePhoneText: 'Type a letter or two to find pages, actions and what you have seen lately.',
};
