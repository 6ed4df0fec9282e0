/** A page number, or a gap in place of omitted pages. */
export type PagerItem = number | 'gap-before' | 'gap-after';

/** Returns the first, last and current page and its neighbours; a gap never replaces a single page. */
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

/** Parses a typed page number, also one in full-width digits; null unless such a page exists. */
export function parsePage(typed: string, pageCount: number): number | null {
  const digits = typed.normalize('NFKC').trim();
  const page = /^\d+$/.test(digits) ? Number(digits) : 0;
  return page >= 1 && page <= pageCount ? page : null;
}
