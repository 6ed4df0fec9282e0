import { memo, useCallback, useState } from 'react';
import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Active,
  type Over,
} from '@dnd-kit/core';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import type { SortablePosition } from './sortable.ts';
import { closestAlike, rowOf, targetOf, toNext, vertically } from './sortable-drag.ts';
import type { RowData } from './sortable-scope.ts';
import type { SortableStore } from './sortable-store.ts';
import { sortableTexts } from './texts.ts';
import { OuterRows } from './SortableRows.tsx';

// The library renders all rows again when one of these is another object.
const byPointer = { activationConstraint: { distance: 4 } };
const byKeyboard = { coordinateGetter: toNext };

/** Says what happens to an item at a position; another list is named by the item that holds it. */
function say(
  store: SortableStore,
  texts: { same: string; other: string },
  { list, name, count }: RowData,
  at: SortablePosition,
): string {
  return fill(at.list === list ? texts.same : texts.other, {
    name,
    count,
    position: at.index + 1,
    list: store.getList().items.find(({ id }) => id === at.list)?.name ?? '',
  });
}

function move(store: SortableStore, from: SortablePosition, to: SortablePosition): void {
  if (from.list !== to.list || from.index !== to.index) store.getList().onMove?.(from, to);
}

const landed = (active: Active, target: Over | null) => (target ? targetOf(active, target) : rowOf(active));

/** The drag of a list and of those within it. It renders for a drag alone: see `createSortableStore`. */
export const SortableDrag = memo(function SortableDrag({ store }: { store: SortableStore }) {
  const words = useTexts(sortableTexts);
  const [note, setNote] = useState('');
  const sensors = useSensors(useSensor(PointerSensor, byPointer), useSensor(KeyboardSensor, byKeyboard));

  const over = { same: words.over, other: words.overOther };
  const lifted = { same: words.lifted, other: words.lifted };
  const cancelled = { same: words.cancelled, other: words.cancelled };
  const sayDropped = useCallback(
    (row: RowData, to: SortablePosition) =>
      say(store, { same: words.dropped, other: words.droppedOther }, row, to),
    [store, words],
  );
  const drop = useCallback(
    (row: RowData, to: SortablePosition) => {
      move(store, row, to);
      setNote(sayDropped(row, to));
    },
    [store, sayDropped],
  );

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestAlike}
      modifiers={[vertically]}
      onDragEnd={({ active, over: target }) => move(store, rowOf(active), landed(active, target))}
      accessibility={{
        screenReaderInstructions: { draggable: words.instructions },
        announcements: {
          onDragStart: ({ active }) => say(store, lifted, rowOf(active), rowOf(active)),
          // The item is over itself right after it is picked up.
          onDragOver: ({ active, over: target }) =>
            say(
              store,
              !target || target.id === active.id ? lifted : over,
              rowOf(active),
              landed(active, target),
            ),
          onDragEnd: ({ active, over: target }) => sayDropped(rowOf(active), landed(active, target)),
          onDragCancel: ({ active }) => say(store, cancelled, rowOf(active), rowOf(active)),
        },
      }}
    >
      <OuterRows store={store} onDrop={drop} />
      <VisuallyHidden role="status">{note}</VisuallyHidden>
    </DndContext>
  );
});
