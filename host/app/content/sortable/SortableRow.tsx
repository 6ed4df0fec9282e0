import { memo, useContext, useLayoutEffect, useRef } from 'react';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import type { SortableItem } from './sortable.ts';
import { edgeOf } from './sortable-drag.ts';
import { SortableScopeContext, type RowData } from './sortable-scope.ts';
import { sortableTexts } from './texts.ts';

interface SortableRowProps {
  item: SortableItem;
  row: RowData;
}

/** An item with the handle that drags it, by pointer or keyboard, and the buttons that move it by one. */
export const SortableRow = memo(function SortableRow({ item: { id, name, render }, row }: SortableRowProps) {
  const words = useTexts(sortableTexts);
  const scope = useContext(SortableScopeContext);
  const drag = useDraggable({ id, data: row, attributes: { roleDescription: words.role } });
  const drop = useDroppable({ id, data: row });
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);

  // A browser takes the focus away from an element that is moved in the DOM.
  const pressed = scope?.pressed;
  useLayoutEffect(() => {
    if (pressed?.current?.id !== id) return;
    (pressed.current.by < 0 ? up : down).current?.focus();
    pressed.current = null;
  }, [pressed, id, row.list, row.index]);

  const mover = (by: 1 | -1) => {
    const isAtEnd = !scope?.stepOf(row, by);
    const label = fill(by < 0 ? words.up : words.down, { name });
    const Icon = by < 0 ? ArrowUp : ArrowDown;
    return (
      <button
        ref={by < 0 ? up : down}
        type="button"
        className="portal-sortable-control"
        aria-label={label}
        title={label}
        aria-disabled={isAtEnd}
        onClick={() => {
          if (!scope || isAtEnd) return;
          scope.pressed.current = { id, by };
          scope.step(row, by);
        }}
      >
        <Icon size={16} aria-hidden="true" />
      </button>
    );
  };

  return (
    <li
      ref={(element) => {
        drag.setNodeRef(element);
        drop.setNodeRef(element);
      }}
      className="portal-sortable-item"
      data-dragging={drag.isDragging || undefined}
      data-drop={drop.isOver && !drag.isDragging ? edgeOf(drop.active, drop.over) : undefined}
      style={drag.transform ? { transform: `translate3d(0, ${drag.transform.y}px, 0)` } : undefined}
    >
      {render(
        <span className="portal-sortable-controls">
          <button
            {...drag.attributes}
            {...drag.listeners}
            ref={drag.setActivatorNodeRef}
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
}, isSameRow);

function isSameRow({ item, row }: SortableRowProps, next: SortableRowProps): boolean {
  const isUnchanged = item.uses.every((value, place) => Object.is(value, next.item.uses[place]));
  return isUnchanged && item.id === next.item.id && isSameData(row, next.row);
}

const isSameData = (one: RowData, other: RowData) =>
  one.list === other.list &&
  one.index === other.index &&
  one.count === other.count &&
  one.name === other.name;
