import type { ListItem } from '#src/api/list-item.ts';
import { useMutation } from '#src/data/queries/useMutation.ts';
import { useQueryCache } from '#src/data/queries/useQueryCache.ts';
import type { ContentKind } from '../../content/kinds.ts';
import { itemQuery, withItem } from '../../content/useItem.ts';

type Change = Partial<ListItem>;

/**
 * Changes an item at once, and takes it back if the server refuses: `send` resolves to the change that the server has
 * made. `failure` is shown where the server gives no message.
 */
export function useItemChange(kind: ContentKind, { id }: ListItem, failure: string) {
  const { update } = useQueryCache();
  const { run } = useMutation(failure);
  return (wanted: Change, send: () => Promise<Change>) =>
    run(() =>
      update(kind.list, itemQuery(id), {
        optimistic: (page) => withItem(page, id, wanted),
        committed: send().then((settled) => (page) => withItem(page, id, settled)),
      }),
    );
}
