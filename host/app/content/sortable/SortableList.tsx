import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import { lazyComponent } from '#src/ui/loading/lazyComponent.tsx';
import type { SortableListProps } from './sortable.ts';

/** A list that is sorted by drag, by keyboard or by buttons; its library is loaded where a list is first shown. */
export const SortableList = lazyComponent<SortableListProps>(
  () => import('./SortableItems.tsx').then(({ SortableItems }) => SortableItems),
  { pending: ({ items }) => <Skeleton lines={Math.max(2, items.length)} /> },
);
