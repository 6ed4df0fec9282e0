/** A page, or a gap that stands for the pages left out. */
export type PagerItem = number | 'gap-before' | 'gap-after';

/** First, last, the current page with its neighbours; a gap never stands for a single page. */
export function pageNumbers(page: number, pageCount: number): PagerItem[] {
  if (pageCount <= 7) return Array.from({ length: pageCount }, (_, index) => index + 1);
  const from = Math.min(Math.max(page - 1, 3), pageCount - 4);
  const to = Math.max(Math.min(page + 1, pageCount - 2), 5);
  const first = from <= 3 ? 2 : from;
  const last = to >= pageCount - 2 ? pageCount - 1 : to;
  const middle = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return [
    1,
    ...(first > 2 ? (['gap-before'] as const) : []),
    ...middle,
    ...(last < pageCount - 1 ? (['gap-after'] as const) : []),
    pageCount,
  ];
}
