import { FEEDBACK_SOURCE } from '../../src/api/unread.ts';
import { usePortal } from '../../src/data/portal-context.ts';
import { useIsMobile } from '../../src/theme/breakpoint.ts';
import type { ElementProps } from '../../src/element/define.tsx';
import { useStyles } from '../../src/theme/useStyles.ts';
import type { OnNavigate } from '../../src/ui/navigate.ts';
import { useCurrentPage } from '../../src/ui/useCurrentPage.ts';
import { lazyView } from '../../src/ui/lazy-view.ts';
import { useScrolledPast } from '../../src/ui/useScrolledPast.ts';
import { Bell } from '../bell/index.ts';
import type { OnNotice } from '../notices/index.ts';
import { Search } from '../search/index.ts';
import { Account } from './Account.tsx';
import type { BackOfficeProps } from './BackOffice.tsx';
import css from './header.css?inline';
import { Logo } from './Logo.tsx';
import { navigationLinks } from './navigation.ts';
import { NavigationDrawer } from './NavigationDrawer.tsx';
import { NavigationRow } from './NavigationRow.tsx';
import { useHeaderData } from './useHeaderData.ts';

// For administrators only, so nobody else waits for it.
const backOffice = lazyView<BackOfficeProps>(() =>
  import('./BackOffice.tsx').then((module) => module.default),
);

const nothing = () => {};

export interface HeaderProps extends ElementProps {
  /** Shows the navigation that the organisation has configured. */
  nav?: boolean;
  search?: boolean;
  /** Only the logo: on the pages that lead in. */
  isBare?: boolean;
  /** The path that is shown; default: the browser's. */
  path?: string;
  onNavigate?: OnNavigate;
  /** A notification leads to the feedback desk; without it `onNavigate` is asked. */
  onFeedback?: () => void;
}

/** Logo, navigation, search, notifications and account of the portal, at the top of every page. */
export function Header({
  nav = false,
  search = false,
  isBare = false,
  path,
  onNavigate,
  onFeedback,
}: HeaderProps) {
  useStyles(css);
  const { config } = usePortal();
  const isMobile = useIsMobile();
  const isScrolled = useScrolledPast();
  const page = useCurrentPage(path);
  const { org, isOrgLoading, isLoggedIn, userId, user, isUserLoading, entries, isNavigationLoading } =
    useHeaderData(nav);
  const followNotice: OnNotice = (detail) => {
    if (detail.sourceType !== FEEDBACK_SOURCE || !onFeedback) return onNavigate?.(detail);
    onFeedback();
    return false;
  };
  const links = nav ? navigationLinks(entries, page, config.portal) : [];
  const office = backOffice.useView(user?.admin === true, nothing);

  return (
    <header className="portal-header" part="header" data-scrolled={isScrolled || undefined}>
      <div className="portal-header-inner">
        {nav && isMobile ? <NavigationDrawer links={links} onNavigate={onNavigate} /> : null}
        <Logo org={org} isLoading={isOrgLoading} onNavigate={onNavigate} />
        {nav && !isMobile ? (
          <NavigationRow links={links} isLoading={isNavigationLoading} onNavigate={onNavigate} />
        ) : (
          <div className="portal-header-space" />
        )}
        {isBare ? null : (
          <div className="portal-header-tools">
            {search ? <Search onNavigate={onNavigate} /> : null}
            <Bell onNavigate={followNotice} />
            {office.View ? <office.View isCompact={isMobile} /> : null}
            <Account
              isLoggedIn={isLoggedIn}
              isLoading={isUserLoading}
              userId={userId}
              user={user}
              onNavigate={onNavigate}
            />
          </div>
        )}
      </div>
    </header>
  );
}
