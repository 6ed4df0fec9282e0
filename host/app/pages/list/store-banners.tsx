import { lazyComponent } from '../../../../src/ui/lazyComponent.tsx';

/** The banners of the course store; loaded apart, since the other lists have none. */
export const StoreBanners = lazyComponent<object>(
  () => import('./StoreBanners.tsx').then((module) => module.StoreBanners),
  // A list without its banners is still a list.
  { pending: () => <div className="portal-list-banners-pending" />, failed: () => null },
);
