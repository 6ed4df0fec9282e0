export const noticeTexts = {
  title: 'Notices',
  failed: 'The notices could not be loaded',
  untitled: 'See details',
};
