export const pointTexts = {
  total: 'Credit to spend',
  totalFailed: 'The credit could not be loaded',
  unit: 'points',
  today: 'Earned today',
  rank: 'Rank',
  place: 'No. {rank}',
  toSignIn: 'Check in',

  records: 'History',
  kinds: 'Kinds of entries',
  all: 'All',
  earned: 'Earned',
  spent: 'Spent',
  pages: 'Pages of the history',
  recordsFailed: 'The history could not be loaded',
  gain: '+{credit}',
  loss: '−{credit}',

  leaders: 'Leaderboard',
  leadersFailed: 'The leaderboard could not be loaded',
  me: 'Me',
  credit: '{credit} {credit:point|points}',

  rules: 'How to earn credit',
  rulesFailed: 'The rules could not be loaded',
  dayLimit: 'At most {limit} a day',
  noLimit: 'No limit',
};
