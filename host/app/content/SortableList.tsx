import type { ReactNode } from 'react';
import { Skeleton } from '../../../src/ui/Skeleton.tsx';
import { lazyComponent } from '../../../src/ui/lazyComponent.tsx';

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

/** A list that is sorted by drag, by keyboard or by buttons; its library is loaded where a list is first shown. */
export const SortableList = lazyComponent<SortableListProps>(
  () => import('./SortableItems.tsx').then(({ SortableItems }) => SortableItems),
  { pending: ({ items }) => <Skeleton lines={Math.max(2, items.length)} /> },
);

/** The items in their order after a move. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
