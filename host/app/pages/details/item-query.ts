import type { ListFilter, ListItem } from '../../../../src/api/list-item.ts';
import type { Page } from '../../../../src/api/schemas.ts';

/** The query of a list endpoint for one item. */
export const itemQuery = (id: string): ListFilter => ({ id, current: 1, size: 1 });

/** Returns a page of a list with one item changed. */
export function withItem(
  page: Page<ListItem>,
  id: string,
  change: (item: ListItem) => Partial<ListItem>,
): Page<ListItem> {
  return {
    ...page,
    records: page.records.map((item) => (item.id === id ? { ...item, ...change(item) } : item)),
  };
}
