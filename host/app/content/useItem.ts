import type { ListFilter, ListItem } from '#src/api/list-item.ts';
import type { Page } from '#src/api/schemas.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import type { ContentKind } from './kinds.ts';

/** The query of a list endpoint for one item. */
export const itemQuery = (id: string): ListFilter => ({ id, current: 1, size: 1 });

/** Queries one item of a kind. `isMissing`: there is none with this id. */
export function useItem({ list }: Pick<ContentKind, 'list'>, id: string) {
  const query = useQuery(list, id ? itemQuery(id) : null);
  // A server that ignores the id would answer with another item.
  const item = query.data?.records.find((record) => record.id === id);
  return { query, item, isMissing: !item && !query.error && !query.isLoading };
}

/** Returns a page of a list with one item changed. */
export function withItem(page: Page<ListItem>, id: string, change: Partial<ListItem>): Page<ListItem> {
  return { ...page, records: page.records.map((item) => (item.id === id ? { ...item, ...change } : item)) };
}
