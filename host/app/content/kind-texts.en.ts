export const kindTexts = {
  project: 'Training',
  activity: 'Activities',
  live: 'Live',
  course: 'Courses',
  studio: 'Studios',
  paper: 'Contests',
  resource: 'Resources',
};
