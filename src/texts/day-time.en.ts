export const dayTexts = {
  today: 'Today {time}',
  yesterday: 'Yesterday {time}',
  before: '2 days ago {time}',
};
