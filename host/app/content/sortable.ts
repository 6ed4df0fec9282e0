import type { ReactNode } from 'react';

export interface SortableItem {
  id: string;
  /** Names the item for screen readers, e.g. its title or 第 2 节. */
  name: string;
  /** Renders the item with the controls that move it. */
  render: (controls: ReactNode) => ReactNode;
}

export interface SortableListProps {
  /** The accessible name of the list. */
  label: string;
  items: readonly SortableItem[];
  /** Moves the item at one index to another. */
  onMove: (from: number, to: number) => void;
}

/** The items in their order after a move. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
