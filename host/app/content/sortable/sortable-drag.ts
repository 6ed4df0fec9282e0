import {
  closestCenter,
  type Active,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  type Modifier,
  type Over,
} from '@dnd-kit/core';
import { landing, type SortablePosition } from './sortable.ts';
import type { RowData } from './sortable-scope.ts';

/** Rectangles that coincide, e.g. after a key, differ by fractions of a pixel. */
const TOLERANCE = 1;

interface WithData {
  data: { current?: object };
}

export const rowOf = ({ data }: WithData) => data.current as RowData;

/** An item of a chapter is dropped among the items of chapters, a chapter among chapters. */
const isAlike = (one: WithData, other: WithData) => (rowOf(one).list === '') === (rowOf(other).list === '');

export const vertically: Modifier = ({ transform }) => ({ ...transform, x: 0 });

export const closestAlike: CollisionDetection = ({ active, droppableContainers, ...others }) =>
  closestCenter({
    ...others,
    active,
    droppableContainers: droppableContainers.filter((one) => isAlike(one, active)),
  });

/** The arrow keys lead to the next item, also in another list. */
export const toNext: KeyboardCoordinateGetter = (event, { context }) => {
  const { active, over, droppableContainers, droppableRects, collisionRect } = context;
  const by = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : 0;
  if (by === 0 || !active || !collisionRect) return undefined;
  event.preventDefault();
  const targets = droppableContainers
    .getEnabled()
    .filter((one) => isAlike(one, active))
    .flatMap(({ id }) => {
      const rect = droppableRects.get(id);
      return rect ? [{ id, rect }] : [];
    })
    .sort((one, other) => one.rect.top - other.rect.top);
  const index = targets.findIndex(({ id }) => id === (over ?? active).id);
  const next = targets[index + by]?.rect;
  return next && { x: next.left, y: next.top + (next.height - collisionRect.height) / 2 };
};

/** Where the dragged item would land. */
export function targetOf(active: Active, over: Over): SortablePosition {
  const { top, height } = active.rect.current.translated ?? over.rect;
  const middle = over.rect.top + over.rect.height / 2;
  const { list, index, count } = rowOf(over);
  // An empty list has nothing to be below of.
  return landing(rowOf(active), { list, index }, count > 0 && top + height / 2 > middle + TOLERANCE);
}

/** The edge of an item at which the dragged one would land. */
export function edgeOf(active: Active | null, over: Over | null): 'before' | 'after' | undefined {
  if (!active || !over) return undefined;
  const from = rowOf(active);
  const { list, index } = targetOf(active, over);
  if (from.list === list) return from.index < index ? 'after' : 'before';
  return index > rowOf(over).index ? 'after' : 'before';
}
