export const contentTexts = {
  relatedPages: 'Related pages',
  copy: 'Copy {text}',
  copied: 'Copied',
  copyFailed: 'It could not be copied: please select it and copy it yourself',
  needsLogin: 'Sign in to open',
  coming: 'Not begun',
  underWay: 'Under way',
  over: 'Over',
  liveNow: 'Live now',
  liveSoon: 'Coming up',
  liveReplay: 'Replay',
  rank: 'Number {place} in heat',
  free: 'Free',
  price: '¥{price}',
  hours: '{count} {count:hour|hours}',
  members: '{count} taking part',
  learners: '{count} {count:learner|learners}',
  followers: '{count} {count:member|members}',
  booked: '{count} booked',
  watching: '{count} {count:viewer|viewers}',
  likes: '{count} {count:like|likes}',
  today: 'Today {time}',
  tomorrow: 'Tomorrow {time}',
  yesterday: 'Yesterday {time}',
  span: '{from} – {to}',
  from: 'From {from}',
  search: 'Search',
  searchTooLong: 'A search has at most {limit} characters',
  clearSearch: 'Clear the search text',
};

export const deadlineTexts = {
  progress: 'Progress',
  percent: '{percent}%',
  untilToday: 'Due today',
  untilTomorrow: 'Due tomorrow',
  daysLeft: '{days} {days:day|days} left',
  until: 'Due {date}',
  overToday: 'Was due today',
  overdue: '{days} {days:day|days} overdue',
};

export const dropTexts = {
  dropHere: 'Or drop files here',
  dropNow: 'Drop to add the files',
};

export const relatedTexts = {
  related: 'Related',
  failed: 'What is related could not be loaded',
  project: 'Project',
  course: 'Courses',
  live: 'Live sessions',
  resource: 'Resources',
  activity: 'Activities',
  studio: 'Studios',
  person: 'Members',
  exam: 'Exams',
  order: 'Order',
  certificate: 'Certificate',
};

export const lessonTexts = {
  locked: 'Plays once the course is bought',
};

export const rowTexts = {
  tags: 'Tags',
};

export const kindTexts = {
  project: 'Training',
  activity: 'Activities',
  live: 'Live',
  course: 'Courses',
  studio: 'Studios',
  paper: 'Contests',
  resource: 'Resources',
};
