import { createContext, type RefObject } from 'react';
import type { SortablePosition } from './sortable.ts';

/** The row of an item for the library: as what is dragged, and as what others are dropped over. */
export interface RowData extends SortablePosition {
  name: string;
  /** The number of items in its list. */
  count: number;
}

interface SortableScope {
  /** Where a button leads to; null at the end. The last of a list goes on in the next one. */
  stepOf: (row: RowData, by: 1 | -1) => SortablePosition | null;
  step: (row: RowData, by: 1 | -1) => void;
  /** The button that was pressed last, which gets the focus again after the move. */
  pressed: RefObject<{ id: string; by: 1 | -1 } | null>;
}

export const SortableScopeContext = createContext<SortableScope | null>(null);
