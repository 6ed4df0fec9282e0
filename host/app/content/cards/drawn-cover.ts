import { lazyComponent } from '../../../../src/ui/lazyComponent.tsx';
import type { DrawnCoverProps } from './DrawnCover.tsx';

/** The drawing in place of a missing picture; loaded apart, since most entries have one. */
export const DrawnCover = lazyComponent<DrawnCoverProps>(
  () => import('./DrawnCover.tsx').then((module) => module.DrawnCover),
  // The plain ground of the cover is enough.
  { failed: () => null },
);
