import { useMemo, useRef, useSyncExternalStore } from 'react';
import { useDroppable } from '@dnd-kit/core';
import type { SortableListProps, SortablePosition } from './sortable.ts';
import { SortableScopeContext, type RowData } from './sortable-scope.ts';
import type { SortableStore } from './sortable-store.ts';
import { SortableRow } from './SortableRow.tsx';

interface OuterRowsProps {
  store: SortableStore;
  /** Moves an item by a button; the same for good. */
  onDrop: (row: RowData, to: SortablePosition) => void;
}

/** The rows of the outer list, and what they share with those of the lists within. */
export function OuterRows({ store, onDrop }: OuterRowsProps) {
  const list = useSyncExternalStore(store.subscribe, store.getList, store.getList);
  const pressed = useRef<{ id: string; by: 1 | -1 } | null>(null);
  // Rows that have not changed are not rendered again, so what they get is the same as long as the order is.
  const order = JSON.stringify(list.items.map(({ id }) => id));
  const scope = useMemo(() => {
    const ids = JSON.parse(order) as string[];
    const stepOf = ({ list: own, index, count }: RowData, by: 1 | -1): SortablePosition | null => {
      const next = index + by;
      if (next >= 0 && next < count) return { list: own, index: next };
      const holder = ids[ids.indexOf(own) + by];
      if (own === '' || holder === undefined) return null;
      return { list: holder, index: by < 0 ? Infinity : 0 };
    };
    const step = (row: RowData, by: 1 | -1) => {
      const to = stepOf(row, by);
      if (to) onDrop(row, to);
    };
    return { stepOf, step, pressed };
  }, [order, onDrop]);
  return (
    <SortableScopeContext value={scope}>
      <SortableRows {...list} />
    </SortableScopeContext>
  );
}

/** The rows of one list, which is itself a target while it has none. */
export function SortableRows({ label, items, within: list = '' }: SortableListProps) {
  const count = items.length;
  // Only an empty list is a target itself; another one has its items.
  const { setNodeRef, isOver } = useDroppable({
    id: `list ${list}`,
    disabled: list === '' || count > 0,
    data: { list, index: 0, name: label, count } satisfies RowData,
  });
  return (
    <ol ref={setNodeRef} className="portal-sortable" aria-label={label} data-drop={isOver || undefined}>
      {items.map((item, index) => (
        <SortableRow key={item.id} item={item} row={{ list, index, count, name: item.name }} />
      ))}
    </ol>
  );
}
