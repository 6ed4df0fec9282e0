export const pagerTexts = {
  pagination: 'Pagination',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: 'Page {page}',
  jumpTo: 'Go to',
  jumpUnit: '',
  jumpLabel: 'Page to go to, of {count}',
  jumpWrong: 'Enter a page from 1 to {count}',
};
