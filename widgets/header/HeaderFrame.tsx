import type { ReactNode } from 'react';
import { FEEDBACK_SOURCE } from '../../src/api/unread.ts';
import { useIsMobile } from '../../src/theme/breakpoint.ts';
import type { ElementProps } from '../../src/element/defineElement.tsx';
import { useStyles } from '../../src/theme/useStyles.ts';
import type { OnNavigate } from '../../src/ui/navigate.ts';
import { lazyView } from '../../src/ui/lazy-view.ts';
import { useScrolledPast } from '../../src/ui/useScrolledPast.ts';
import { Bell } from '../bell/index.ts';
import type { OnNotificationNavigate } from '../notifications/index.ts';
import { Account } from './Account.tsx';
import type { BackOfficeProps } from './BackOffice.tsx';
import css from './header.css?inline';
import { Logo } from './Logo.tsx';
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

interface HeaderFrameProps extends Pick<HeaderProps, 'isBare' | 'onNavigate' | 'onFeedback'> {
  /** Beside the logo, on a phone before it. */
  navigation: ReactNode;
  search: ReactNode;
}

/** What every header has: logo, notifications and account. */
export function HeaderFrame({
  navigation,
  search,
  isBare = false,
  onNavigate,
  onFeedback,
}: HeaderFrameProps) {
  useStyles(css);
  const isMobile = useIsMobile();
  const isScrolled = useScrolledPast();
  const { org, isOrgLoading, isLoggedIn, userId, user, isUserLoading } = useHeaderData();
  const followNotice: OnNotificationNavigate = (detail) => {
    if (detail.sourceType !== FEEDBACK_SOURCE || !onFeedback) return onNavigate?.(detail);
    onFeedback();
    return false;
  };
  const office = backOffice.useView(user?.admin === true, nothing);

  return (
    <header className="portal-header" part="header" data-scrolled={isScrolled || undefined}>
      <div className="portal-header-inner">
        {isMobile ? navigation : null}
        <Logo org={org} isLoading={isOrgLoading} onNavigate={onNavigate} />
        {!isMobile && navigation ? navigation : <div className="portal-header-space" />}
        {isBare ? null : (
          <div className="portal-header-tools">
            {search}
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
