import type { ReactNode } from 'react';
import { spliced } from '#src/rules/splice.ts';

export interface SortableItem {
  id: string;
  /** Names the item for screen readers, e.g. its title or 第 2 节. */
  name: string;
  /** Renders the item with the controls that move it. */
  render: (controls: ReactNode) => ReactNode;
  /**
   * All that `render` uses and that changes: the row renders again only when one of these does, since a list of a
   * thousand rows takes too long for a key.
   */
  uses: readonly unknown[];
}

/** A place in a list, or in one of the lists that its items hold. */
export interface SortablePosition {
  /** The id of the item that holds the list; '' for the outer list. */
  list: string;
  index: number;
}

export interface SortableListProps {
  /** The accessible name of the list. */
  label: string;
  items: readonly SortableItem[];
  /** The id of the item of an outer list that holds this one: its items move to the lists of the other items too. */
  within?: string;
  /** Moves an item. Only the outer list needs it; `to` counts without the item, and may be beyond the end. */
  onMove?: (from: SortablePosition, to: SortablePosition) => void;
}

/** The items in their order after a move. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined) return [...items];
  return spliced(spliced(items, from, 1), to, 0, item);
}

/** Where an item lands that is dropped over another. `isBelow`: its middle is below the other's middle. */
export function landing(from: SortablePosition, over: SortablePosition, isBelow: boolean): SortablePosition {
  if (from.list === over.list) return over;
  return { list: over.list, index: over.index + (isBelow ? 1 : 0) };
}
