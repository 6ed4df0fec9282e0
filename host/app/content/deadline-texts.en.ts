export const deadlineTexts = {
  progress: 'Progress',
  percent: '{percent}%',
  untilToday: 'Due today',
  untilTomorrow: 'Due tomorrow',
  daysLeft: '{days} days left',
  until: 'Due {date}',
  overToday: 'Was due today',
  overdue: '{days} days overdue',
};
