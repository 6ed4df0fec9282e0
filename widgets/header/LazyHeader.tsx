import { uiTexts } from '../../src/texts/ui.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { wantedView } from '../../src/ui/wanted-view.ts';
import type { SearchProps } from '../search/index.ts';
import { HeaderFrame, type HeaderProps } from './HeaderFrame.tsx';
import type { HeaderNavigationProps } from './HeaderNavigation.tsx';

// Not every page asks for them.
const useNavigation = wantedView<HeaderNavigationProps>(() =>
  import('./HeaderNavigation.tsx').then((module) => module.HeaderNavigation),
);
const useSearch = wantedView<SearchProps>(() =>
  import('./HeaderSearch.tsx').then((module) => module.HeaderSearch),
);

/** The header as an element: the code of navigation and search comes where their attribute stands. */
export function LazyHeader({ nav = false, search = false, path, ...frame }: HeaderProps) {
  const { onNavigate } = frame;
  return (
    <HeaderFrame
      {...frame}
      navigation={nav ? <LazyNavigation path={path} onNavigate={onNavigate} /> : null}
      search={search ? <LazySearch onNavigate={onNavigate} /> : null}
    />
  );
}

function LazyNavigation(props: HeaderNavigationProps) {
  const { View, retry } = useNavigation();
  if (View) return <View {...props} />;
  return <div className="portal-header-space">{retry ? <Again onClick={retry} /> : null}</div>;
}

function LazySearch(props: SearchProps) {
  const { View, retry } = useSearch();
  if (View) return <View {...props} />;
  return retry ? <Again onClick={retry} /> : null;
}

function Again({ onClick }: { onClick: () => void }) {
  const words = useTexts(uiTexts);
  return (
    <button type="button" className="portal-header-again" onClick={onClick}>
      {words.loadFailed}
    </button>
  );
}
