export const draftTexts = {
  ofClosedTab: 'There is more that was not submitted, written in another window ({time}).',
  ofGuest:
    'Something was written on this device before the log-in ({time}). If it is yours, you can go on with it.',
  take: 'Restore',
  discard: 'Delete',
};
