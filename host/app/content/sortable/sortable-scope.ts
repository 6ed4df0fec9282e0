import { createContext, type RefObject } from 'react';
import type { SortablePosition } from './sortable.ts';

/** Registers the row of an item with the library as draggable and as a drop target. */
export interface RowData extends SortablePosition {
  name: string;
  /** The number of items in its list. */
  count: number;
}

interface SortableScope {
  /** The target of a button; null at the end. After the last item of a list comes the next list. */
  stepOf: (row: RowData, by: 1 | -1) => SortablePosition | null;
  step: (row: RowData, by: 1 | -1) => void;
  /** The button that was pressed last, which gets the focus again after the move. */
  pressed: RefObject<{ id: string; by: 1 | -1 } | null>;
}

export const SortableScopeContext = createContext<SortableScope | null>(null);
