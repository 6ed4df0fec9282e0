import type { ReactNode } from 'react';
import { HeaderFrame, type HeaderProps } from './HeaderFrame.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';
import { HeaderNavigation } from './HeaderNavigation.tsx';

interface PortalHeaderProps extends HeaderProps {
  /** Further buttons of the portal, after the search. */
  tools?: ReactNode;
}

/** Logo, navigation, search, notifications and account of the portal, at the top of every page. */
export function Header({ nav = false, search = false, path, tools, ...frame }: PortalHeaderProps) {
  const { onNavigate } = frame;
  return (
    <HeaderFrame
      {...frame}
      navigation={nav ? <HeaderNavigation path={path} onNavigate={onNavigate} /> : null}
      search={
        <>
          {search ? <HeaderSearch onNavigate={onNavigate} /> : null}
          {tools}
        </>
      }
    />
  );
}
