import { lazyComponent } from '#src/ui/loading/lazyComponent.tsx';
import type { SpaceLayoutProps } from './SpaceLayout.tsx';

/** The sidebar and top bar of the personal space, which only its pages load. */
export const LazySpaceLayout = lazyComponent<SpaceLayoutProps>(() =>
  import('./SpaceLayout.tsx').then((module) => module.default),
);
