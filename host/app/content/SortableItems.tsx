import { useLayoutEffect, useRef, useState } from 'react';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type Modifier,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { fill } from '../../../src/texts/texts.ts';
import { useTexts } from '../../../src/texts/useTexts.ts';
import { useStyles } from '../../../src/theme/useStyles.ts';
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden.tsx';
import type { SortableItem, SortableListProps } from './sortable.ts';
import { sortableTexts } from './sortable-texts.ts';
import css from './sortable.css?inline';

const vertically: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** The sorting itself, with the library that it needs. */
export function SortableItems({ label, items, onMove }: SortableListProps) {
  useStyles(css);
  const words = useTexts(sortableTexts);
  const [note, setNote] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const count = items.length;
  const indexOf = (id: UniqueIdentifier) => items.findIndex((item) => item.id === id);

  /** Says what happens to an item, at the position of another. */
  const say = (text: string, id: UniqueIdentifier, at: UniqueIdentifier = id) =>
    fill(text, { name: items[indexOf(id)]?.name ?? '', position: indexOf(at) + 1, count });

  const move = (from: number, to: number) => {
    if (from < 0 || to < 0 || to >= count || from === to) return;
    onMove(from, to);
  };
  const step = (index: number, by: 1 | -1) => {
    const name = items[index]?.name ?? '';
    move(index, index + by);
    setNote(fill(words.dropped, { name, position: index + by + 1, count }));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) move(indexOf(active.id), indexOf(over.id));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[vertically]}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: { draggable: words.instructions },
        announcements: {
          onDragStart: ({ active }) => say(words.lifted, active.id),
          // The item is over itself right after it is picked up.
          onDragOver: ({ active, over }) =>
            over ? say(over.id === active.id ? words.lifted : words.over, active.id, over.id) : undefined,
          onDragEnd: ({ active, over }) => say(words.dropped, active.id, over?.id),
          onDragCancel: ({ active }) => say(words.cancelled, active.id),
        },
      }}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className="portal-sortable" aria-label={label}>
          {items.map((item, index) => (
            <SortableRow key={item.id} item={item} index={index} count={count} onStep={step} />
          ))}
        </ol>
      </SortableContext>
      <VisuallyHidden role="status">{note}</VisuallyHidden>
    </DndContext>
  );
}

interface SortableRowProps {
  item: SortableItem;
  index: number;
  count: number;
  onStep: (index: number, by: 1 | -1) => void;
}

function SortableRow({ item: { id, name, render }, index, count, onStep }: SortableRowProps) {
  const words = useTexts(sortableTexts);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, attributes: { roleDescription: words.role } });
  const pressed = useRef<HTMLButtonElement>(null);

  // A browser takes the focus away from an element that is moved in the DOM.
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [index]);

  const mover = (by: 1 | -1) => {
    const isAtEnd = by < 0 ? index === 0 : index === count - 1;
    const label = fill(by < 0 ? words.up : words.down, { name });
    const Icon = by < 0 ? ArrowUp : ArrowDown;
    return (
      <button
        type="button"
        className="portal-sortable-control"
        aria-label={label}
        title={label}
        aria-disabled={isAtEnd}
        onClick={({ currentTarget }) => {
          if (isAtEnd) return;
          pressed.current = currentTarget;
          onStep(index, by);
        }}
      >
        <Icon size={16} aria-hidden="true" />
      </button>
    );
  };

  return (
    <li
      ref={setNodeRef}
      className="portal-sortable-item"
      data-dragging={isDragging || undefined}
      style={transform ? { transform: `translate3d(0, ${transform.y}px, 0)`, transition } : undefined}
    >
      {render(
        <span className="portal-sortable-controls">
          <button
            {...attributes}
            {...listeners}
            ref={setActivatorNodeRef}
            type="button"
            className="portal-sortable-control"
            data-handle=""
            aria-label={fill(words.handle, { name })}
          >
            <GripVertical size={16} aria-hidden="true" />
          </button>
          {mover(-1)}
          {mover(1)}
        </span>,
      )}
    </li>
  );
}
