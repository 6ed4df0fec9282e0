import { HeaderFrame, type HeaderProps } from './HeaderFrame.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';
import { HeaderNavigation } from './HeaderNavigation.tsx';

/** Logo, navigation, search, notifications and account of the portal, at the top of every page. */
export function Header({ nav = false, search = false, path, ...frame }: HeaderProps) {
  const { onNavigate } = frame;
  return (
    <HeaderFrame
      {...frame}
      navigation={nav ? <HeaderNavigation path={path} onNavigate={onNavigate} /> : null}
      search={search ? <HeaderSearch onNavigate={onNavigate} /> : null}
    />
  );
}
