import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useDroppable,
  useSensor,
  useSensors,
  type Active,
  type Over,
} from '@dnd-kit/core';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import type { SortableListProps, SortablePosition } from './sortable.ts';
import { closestAlike, rowOf, targetOf, toNext, vertically } from './sortable-drag.ts';
import { SortableScopeContext, type RowData } from './sortable-scope.ts';
import { sortableTexts } from './texts.ts';
import { SortableRow } from './SortableRow.tsx';
import css from './sortable.css?inline';

/** The sorting itself, with the library that it needs. A list within another one shares its drag. */
export function SortableItems(props: SortableListProps) {
  const outer = useContext(SortableScopeContext);
  return outer && props.within ? <Rows {...props} /> : <Outer {...props} />;
}

// The library renders all rows again when one of these is another object.
const byPointer = { activationConstraint: { distance: 4 } };
const byKeyboard = { coordinateGetter: toNext };

function Outer({ onMove, ...props }: SortableListProps) {
  const { items } = props;
  useStyles(css);
  const words = useTexts(sortableTexts);
  const [note, setNote] = useState('');
  const pressed = useRef<{ id: string; by: 1 | -1 } | null>(null);
  const sensors = useSensors(useSensor(PointerSensor, byPointer), useSensor(KeyboardSensor, byKeyboard));

  /** Says what happens to an item at a position; another list is named by the item that holds it. */
  const say = (
    texts: { same: string; other: string },
    { list, name, count }: RowData,
    at: SortablePosition,
  ) =>
    fill(at.list === list ? texts.same : texts.other, {
      name,
      count,
      position: at.index + 1,
      list: items.find(({ id }) => id === at.list)?.name ?? '',
    });
  const over = { same: words.over, other: words.overOther };
  const dropped = { same: words.dropped, other: words.droppedOther };
  const lifted = { same: words.lifted, other: words.lifted };
  const cancelled = { same: words.cancelled, other: words.cancelled };

  const move = (from: SortablePosition, to: SortablePosition | null) => {
    if (to && (from.list !== to.list || from.index !== to.index)) onMove?.(from, to);
  };
  const drop = (row: RowData, to: SortablePosition) => {
    move(row, to);
    setNote(say(dropped, row, to));
  };
  // Rows that have not changed are not rendered again, so what they get is the same as long as the order is.
  const dropLatest = useRef(drop);
  useEffect(() => {
    dropLatest.current = drop;
  });
  const order = JSON.stringify(items.map(({ id }) => id));
  const scope = useMemo(() => {
    const ids = JSON.parse(order) as string[];
    const stepOf = ({ list, index, count }: RowData, by: 1 | -1): SortablePosition | null => {
      const next = index + by;
      if (next >= 0 && next < count) return { list, index: next };
      const holder = ids[ids.indexOf(list) + by];
      if (list === '' || holder === undefined) return null;
      return { list: holder, index: by < 0 ? Infinity : 0 };
    };
    const step = (row: RowData, by: 1 | -1) => {
      const to = stepOf(row, by);
      if (to) dropLatest.current(row, to);
    };
    return { stepOf, step, pressed };
  }, [order]);
  const landed = (active: Active, target: Over | null) => (target ? targetOf(active, target) : rowOf(active));

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestAlike}
      modifiers={[vertically]}
      onDragEnd={({ active, over: target }) => move(rowOf(active), landed(active, target))}
      accessibility={{
        screenReaderInstructions: { draggable: words.instructions },
        announcements: {
          onDragStart: ({ active }) => say(lifted, rowOf(active), rowOf(active)),
          // The item is over itself right after it is picked up.
          onDragOver: ({ active, over: target }) =>
            say(!target || target.id === active.id ? lifted : over, rowOf(active), landed(active, target)),
          onDragEnd: ({ active, over: target }) => say(dropped, rowOf(active), landed(active, target)),
          onDragCancel: ({ active }) => say(cancelled, rowOf(active), rowOf(active)),
        },
      }}
    >
      <SortableScopeContext value={scope}>
        <Rows {...props} />
      </SortableScopeContext>
      <VisuallyHidden role="status">{note}</VisuallyHidden>
    </DndContext>
  );
}

function Rows({ label, items, within: list = '' }: SortableListProps) {
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
