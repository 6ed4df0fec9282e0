export const favouritesTexts = {
  title: 'Title',
  kind: 'Kind',
  teacher: 'Teacher or author',
  kept: 'Kept',
  searchHint: 'Search the favourites',
  remove: 'Remove',
  removed: 'No longer a favourite',
  removeFailed: 'That did not work: please try again later',
  empty: 'There are no favourites yet',
  emptyHint: 'Choose “Keep” on the page of a course, a session or a resource to find it here',
  toCourses: 'Have a look at the courses',
};
