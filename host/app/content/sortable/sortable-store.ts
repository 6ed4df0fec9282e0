import { proxy, ref, subscribe } from 'valtio/vanilla';
import type { SortableListProps } from './sortable.ts';

/**
 * The list as its owner rendered it last. React searches all rows for readers of the library's contexts whenever the
 * library renders, so what changes with a key is handed to the rows past it.
 */
export function createSortableStore(list: SortableListProps) {
  const store = proxy({ list: ref(list) });
  return {
    getList: (): SortableListProps => store.list,
    setList(next: SortableListProps): void {
      store.list = ref(next);
    },
    subscribe: (listener: () => void): (() => void) => subscribe(store, listener, true),
  };
}

export type SortableStore = ReturnType<typeof createSortableStore>;
