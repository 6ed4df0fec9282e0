import { lazyComponent } from '#src/ui/loading/lazyComponent.tsx';
import type { SearchProps } from '../search/index.ts';
import { HeaderFrame, type HeaderProps } from './HeaderFrame.tsx';
import type { HeaderNavigationProps } from './HeaderNavigation.tsx';

// Loaded lazily: not every page shows them.
const HeaderNavigation = lazyComponent<HeaderNavigationProps>(
  () => import('./HeaderNavigation.tsx').then((module) => module.HeaderNavigation),
  { pending: () => <div className="portal-header-space" /> },
);
const HeaderSearch = lazyComponent<SearchProps>(() =>
  import('./HeaderSearch.tsx').then((module) => module.HeaderSearch),
);

/** The header as a custom element: loads navigation and search if their attribute is set. */
export function LazyHeader({ nav = false, search = false, path, ...frame }: HeaderProps) {
  const { onNavigate } = frame;
  return (
    <HeaderFrame
      {...frame}
      navigation={nav ? <HeaderNavigation path={path} onNavigate={onNavigate} /> : null}
      search={search ? <HeaderSearch onNavigate={onNavigate} /> : null}
    />
  );
}
