import { lazyComponent } from '../../../../src/ui/lazyComponent.tsx';
import type { FilterSheetProps } from './FilterSheet.tsx';

/** The bottom sheet with the filters; loaded on its first use, since only phones show it. */
export const FilterSheet = lazyComponent<FilterSheetProps>(() =>
  import('./FilterSheet.tsx').then((module) => module.FilterSheet),
);
